// @vitest-environment jsdom
// What each program copies is pasted without what its author didn't mean to publish.
import { describe, expect, test } from "vitest";
import {
  readClipboard,
  type Clipboard,
} from "../../../../src/edit/page/clipboard/read-clipboard.ts";
import { libreOffice } from "../../../fixtures/clipboards/libre-office.ts";
import { others } from "../../../fixtures/clipboards/others.ts";
import { word, wordOnTheWeb } from "../../../fixtures/clipboards/word.ts";
import { pasteInto } from "./paste-into.ts";

describe.each([
  ["Word", word],
  ["Word on the web", wordOnTheWeb],
  ["LibreOffice", libreOffice],
  ["another program", others],
])("from %s", (_, samples) => {
  test.each(samples)("$name, into a formatted text", ({ html, plain, text }) => {
    expect(pasteInto("", { html, plain })).toEqual({ text, isRefused: false });
  });

  test.each(samples)("$name, into a text of one line", (sample) => {
    const { html, plain, leftOut = [], rows, points } = sample;
    const clipboard = read(html, plain);
    expect([...clipboard.leftOut].toSorted()).toEqual([...leftOut].toSorted());
    expect(clipboard).toMatchObject({ rows, points });
  });

  const cleaned = samples.filter(({ leftOut, rows }) => leftOut ?? rows);
  test("what is left out of a formatted text is left out of a line", () => {
    for (const { html, plain, text } of cleaned)
      expect(wordsOf(read(html, plain).words)).toEqual(wordsOf(text));
  });
});

function read(html: string, plain: string): Clipboard {
  return readClipboard({ getData: (type) => (type === "text/html" ? html : plain) });
}

/** Without what only Markdown or only lines have. */
function wordsOf(text: string): string {
  return text
    .replaceAll(/\*\*|\]\([^)]*\)|\[|\|/g, "")
    .replaceAll(/\s+/g, " ")
    .trim();
}
