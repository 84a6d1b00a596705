// A link that shows its own address goes where its words say, also while they are typed over.
import { EditorState, TextSelection, type Transaction } from "prosemirror-state";
import { describe, expect, test } from "vitest";
import { setLink } from "../../../../src/edit/page/rich-text/actions.ts";
import { followWords } from "../../../../src/edit/page/rich-text/follow-words.ts";
import { readMarkdown, type Source } from "../../../../src/edit/page/rich-text/read-markdown.ts";
import { rewrite } from "../../../../src/edit/page/rich-text/rewrite-markdown.ts";

function open(text: string): { source: Source; state: EditorState } {
  const source = readMarkdown(text);
  if (!source) throw new Error(`This can't be edited in place: ${text}`);
  return { source, state: EditorState.create({ doc: source.doc, plugins: [followWords] }) };
}

/** Selects words and types others over them, letter by letter; saves after each, as the editor does. */
function typeOver(text: string, words: string, typed: string): string {
  let { source, state } = open(text);
  const take = (transaction: Transaction) => {
    state = state.apply(transaction);
    source = rewrite(source, state.doc);
  };
  const start = 1 + state.doc.textBetween(0, state.doc.content.size, "\n").indexOf(words);
  take(state.tr.setSelection(TextSelection.create(state.doc, start, start + words.length)));
  for (const letter of typed) {
    const { from, to } = state.selection;
    // As the view does for a key: a plugin may take it, otherwise it is inserted.
    const view = { state, dispatch: take } as never;
    const isTaken = followWords.props.handleTextInput?.call(
      followWords,
      view,
      from,
      to,
      letter,
      () => state.tr,
    );
    if (isTaken !== true) take(state.tr.insertText(letter, from, to));
  }
  return source.text;
}

describe("words typed over in an address", () => {
  test.each([
    ["Write to info@example.com.", "info", "office", "Write to office@example.com."],
    [
      "Write to info@example.com.",
      "info@example.com",
      "office@other.example",
      "Write to [office@other.example](mailto:office@other.example).",
    ],
    [
      "See https://www.old-name.example/ for more.",
      "old-name",
      "new-name",
      "See https://www.new-name.example/ for more.",
    ],
    [
      "[info@example.com](mailto:info@example.com)",
      "info",
      "office",
      "[office@example.com](mailto:office@example.com)",
    ],
    [
      "[info@example.com](mailto:info@example.com?subject=Hi)",
      "info",
      "office",
      "[office@example.com](mailto:office@example.com?subject=Hi)",
    ],
    [
      "[old.example](https://www.old.example/)",
      "old",
      "new",
      "[new.example](https://www.new.example/)",
    ],
    ["[+49 30 901820](tel:+4930901820)", "20", "21", "[+49 30 901821](tel:+4930901821)"],
    ["[030 901820](tel:+4930901820)", "20", "21", "[030 901821](tel:+4930901821)"],
    ["a@b.example and c@d.example", "c", "e", "a@b.example and e@d.example"],
  ])("of %j: %s -> %s changes where it goes", (text, words, typed, right) => {
    expect(typeOver(text, words, typed)).toBe(right);
  });

  test.each([
    [
      "[info@example.com](mailto:info@example.com)",
      "info@example.com",
      "our office",
      "[our office](mailto:info@example.com)",
    ],
    [
      "[Write to us](mailto:info@example.com)",
      "us",
      "me",
      "[Write to me](mailto:info@example.com)",
    ],
    [
      "[office@example.com](mailto:info@example.com)",
      "office",
      "desk",
      "[desk@example.com](mailto:info@example.com)",
    ],
    ["[old.example](page:contact)", "old", "new", "[new.example](page:contact)"],
  ])("of %j: %s -> %s leaves where it goes", (text, words, typed, right) => {
    expect(typeOver(text, words, typed)).toBe(right);
  });

  test("deleting half an address and typing another half goes to the whole one", () => {
    expect(typeOver("Write to info@example.com today", "example.com", "other.example")).toBe(
      "Write to [info@other.example](mailto:info@other.example) today",
    );
  });

  test("another address that the author chooses stays, and the words stay as they are", () => {
    const { source, state } = open("Write to info@example.com today");
    const inside = state.apply(state.tr.setSelection(TextSelection.create(state.doc, 14)));
    let now = inside;
    setLink("mailto:office@example.com", "")(inside, (transaction) => {
      now = inside.apply(transaction);
    });
    expect(rewrite(source, now.doc).text).toBe(
      "Write to [info@example.com](mailto:office@example.com) today",
    );
  });
});
