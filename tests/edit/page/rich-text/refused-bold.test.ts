// @vitest-environment jsdom
// Bold that Markdown can't say is never dropped in silence.
import { TextSelection } from "prosemirror-state";
import { EditorView } from "prosemirror-view";
import { afterEach, expect, test, vi } from "vitest";
import { openText } from "../../../../src/edit/page/input/formatted-text.ts";

afterEach(() => vi.restoreAllMocks());

/** Makes the words bold, as Ctrl+B does. */
function makeBold(text: string, from: number, to: number) {
  const said: string[] = [];
  const written: string[] = [];
  const update = vi.spyOn(EditorView.prototype, "updateState");
  const host = document.createElement("div");
  const opened = openText(
    host,
    text,
    { phone: "030 901820" },
    {
      write: (words) => written.push(words),
      refuse: (message) => said.push(message),
      move: () => undefined,
      isSampleText: () => false,
      ask: () => undefined,
    },
  );
  if (!opened) throw new Error("It can't be edited in place.");
  opened.run((state, dispatch) => {
    dispatch?.(state.tr.setSelection(TextSelection.create(state.doc, from, to)));
    return true;
  });
  opened.run(opened.commands.toggleStrong);
  expect(update).toHaveBeenCalled();
  opened.close();
  return { text: written.at(-1) ?? text, said };
}

test.each([
  ["電話は{{facts.phone}}です。", 4, 5, "電話は**{{facts.phone}}**です。"],
  ["{{facts.phone}}s Praxis", 1, 2, "**{{facts.phone}}**s Praxis"],
  ["Call us today", 6, 8, "Call **us** today"],
])("in %j it is written where Markdown can say it", (text, from, to, right) => {
  expect(makeBold(text, from, to)).toEqual({ text: right, said: [] });
});

test.each([
  ["これは「重要」です", 4, 8],
  ["5 €pro", 3, 4],
])("in %j a message says that it can't", (text, from, to) => {
  expect(makeBold(text, from, to).said).toHaveLength(1);
});
