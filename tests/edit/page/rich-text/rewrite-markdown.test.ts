// Reading, changing and writing formatted texts: whatever wasn't touched keeps its source, to the character.
import fc from "fast-check";
import type { Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { describe, expect, test } from "vitest";
import { parseMarkdown } from "../../../../src/content/resolve/markdown.ts";
import { readMarkdown, type Source } from "../../../../src/edit/page/rich-text/read-markdown.ts";
import { rewrite } from "../../../../src/edit/page/rich-text/rewrite-markdown.ts";
import { schema } from "../../../../src/edit/page/rich-text/document-schema.ts";
import { normalize } from "../../../../src/edit/page/rich-text/normalize.ts";
import { randomChange } from "./change.ts";
import { filled, shownOfDocument, shownOfTree } from "./shown.ts";
import { fixtureTexts, madeTexts } from "./texts.ts";

const texts = [...fixtureTexts(), ...madeTexts];

function read(text: string): Source {
  const source = readMarkdown(text);
  if (!source) throw new Error(`This can't be edited in place: ${text}`);
  return source;
}

/** The text after a change to its document. */
function changed(text: string, change: (transform: Transform) => Transform): string {
  const source = read(text);
  return rewrite(source, change(new Transform(source.doc)).doc).text;
}

const shownBy = (text: string) => shownOfTree(parseMarkdown(text, filled).tree);

test("the editor reads every text as the site does", () => {
  for (const text of texts) expect(shownOfDocument(read(text).doc)).toEqual(shownBy(text));
});

test("an unchanged document writes nothing", () => {
  for (const text of texts) {
    const source = read(text);
    expect(source.doc.eq(normalize(source.doc))).toBe(true);
    expect(rewrite(source, source.doc).text).toBe(text);
  }
});

test("a typed letter is the only character written", () => {
  for (const text of texts.filter((each) => /^\p{L}+ [\p{L} ,.’—\n]+$/u.test(each))) {
    const source = read(text);
    let at = -1;
    source.doc.descendants((node, pos) => void (node.isText && (at = pos + 1)));
    const typed = new Transform(source.doc).insert(at, schema.text("ß")).doc;
    const written = rewrite(source, typed).text;
    expect(written.replace("ß", "")).toBe(text);
    expect(written).toHaveLength(text.length + 1);
  }
});

test("random changes keep their meaning, and the site shows them", () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...texts),
      fc.array(randomChange, { minLength: 1, maxLength: 4 }),
      (text, changes) => {
        let source = read(text);
        let doc: Node = source.doc;
        for (const change of changes) {
          doc = change(doc);
          source = rewrite(source, doc);
          expect(source.doc.textContent).toBe(normalize(doc).textContent);
          expect(read(source.text).doc.eq(source.doc)).toBe(true);
          expect(shownBy(source.text)).toEqual(shownOfDocument(source.doc));
        }
      },
    ),
    { numRuns: 150, seed: 4 },
  );
});

describe("writing", () => {
  const bold = schema.mark("strong");
  const paragraph = (words: string) => schema.node("paragraph", null, schema.text(words));
  const toContact = schema.mark("link", { href: "page:contact" });
  const type = (at: number, words: string) => (transform: Transform) =>
    transform.insert(at, schema.text(words, transform.doc.resolve(at).marks()));

  test.each([
    ["in a bold word of another style", "a __bold__ word", type(4, "x"), "a __bxold__ word"],
    ["in one item of a list", "* one\n* **two**", type(4, "x"), "* oxne\n* **two**"],
    [
      "in the second line of an indented item, whose indentation stays as it is",
      "1.   one\n     two\n\n     **three**\n2.   four",
      type(8, "x"),
      "1.   one\n     txwo\n\n     **three**\n2.   four",
    ],
    ["at the start of a line", "one\n\ntwo", type(6, "1. "), "one\n\n1\\. two"],
    [
      "Markdown characters",
      "one",
      type(4, " *a* _b_ [c](d) <e>"),
      "one \\*a\\* \\_b\\_ [c]\\(d) \\<e>",
    ],
    ["an address that is no link", "one", type(4, " a@b.co"), "one a\\@b.co"],
    [
      "Markdown characters without a meaning",
      "one",
      type(4, " 2 * 3, a_b & [c] #1"),
      "one 2 * 3, a_b & [c] #1",
    ],
  ])("%s", (_, text, change, written) => {
    expect(changed(text, change)).toBe(written);
  });

  test("bold and links around text, and removed again", () => {
    const text = "We ask _before_ we begin.\n\nNext  ";
    const made = changed(text, (transform) => transform.addMark(1, 7, bold));
    expect(made).toBe("**We ask** _before_ we begin.\n\nNext  ");
    expect(changed(made, (transform) => transform.removeMark(1, 7, bold))).toBe(text);
    const linked = changed(text, (transform) => transform.addMark(8, 14, toContact));
    expect(linked).toBe("We ask [*before*](page:contact) we begin.\n\nNext  ");
  });

  test("bold that Markdown can't begin at punctuation begins at the next letter", () => {
    expect(changed("a(b)c", (transform) => transform.addMark(2, 5, bold))).toBe("a(**b**)c");
  });

  test("a paragraph is split and merged", () => {
    const text = "one **two** three\n\n\nlast";
    const parted = changed(text, (transform) => transform.split(8));
    expect(parted).toBe("one **two**\n\nthree\n\n\nlast");
    expect(changed(parted, (transform) => transform.join(9))).toBe("one **two**three\n\n\nlast");
  });

  test("a paragraph of spaces of any kind is left out", () => {
    expect(changed("a", (transform) => transform.insert(0, paragraph("\u00a0")))).toBe("a");
  });

  test("a deleted paragraph leaves the others as they are", () => {
    expect(changed("* a\n\n__b__\n\n\nc", (transform) => transform.delete(7, 10))).toBe("* a\n\nc");
  });
});

test("a text with something the site doesn't show can't be edited in place", () => {
  for (const text of ["# Title", "a <b>c</b>", "> said", "```\ncode\n```", "![x](media/x.png)"])
    expect(readMarkdown(text)).toBeUndefined();
});

test.each([
  ["See a@b.example and c@d.example", 16, "See [a@b.example](mailto:a@b.example)x and c@d.example"],
  ["See a@b.example and c@d.example", 5, "See x[a@b.example](mailto:a@b.example) and c@d.example"],
  ["https://a.example/ or https://b.example/", 1, "xhttps://a.example/ or https://b.example/"],
  ["*a **b** c* and 2 * 3", 3, "_a x**b** c_ and 2 * 3"],
  ["**a*b*c** and **d**", 1, "**xa*b*c** and **d**"],
])("a letter typed in %j at %i changes only what is beside it", (text, at, right) => {
  const { doc } = read(text);
  const letter = schema.text("x", doc.resolve(at).marks());
  expect(changed(text, (transform) => transform.insert(at, letter))).toBe(right);
});
