// Lines of a content file as the texts they contain.
import { expect, test } from "vitest";
import { textInLines } from "../../../src/edit/operations/words-in-lines.ts";

test.each([
  ['      "heading": "We \\"treat\\"",\n', 'We "treat"'],
  ['  "Paid",\n  "Closed"\n', "Paid\nClosed"],
  ['{\n  "label": "About",\n  "page": "about"\n},\n', "{\nAbout\nabout\n},"],
  ['  "level": 2,\n', '"level": 2,'],
  ['  "text": "cut in \\u00",\n', '"cut in \\u00"'],
  ["", ""],
])("%j is read as %j", (lines, words) => {
  expect(textInLines(lines)).toBe(words);
});
