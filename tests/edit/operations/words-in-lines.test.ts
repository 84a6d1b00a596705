// Lines of a content file that can't be parsed are shown as the words they contain.
import { expect, test } from "vitest";
import { wordsInLines } from "../../../src/edit/operations/words-in-lines.ts";

const known = {
  facts: { phone: "555 0100" },
  titles: new Map([["prices", "Prices"]]),
  language: "en",
};

test.each([
  ['      "heading": "We \\"treat\\"",\n', 'We "treat"'],
  ['  "Paid",\n  "Closed"\n', "Paid\nClosed"],
  ['{\n  "label": "About",\n  "page": "about"\n},\n', "About\nabout"],
  ['  "level": 2, "isOpen": true,\n', "2 · true"],
  ['  { "type": "hero", "cells": ["One", "Two"] },\n', "hero · One · Two"],
  ['  "text": "cut in \\u00",\n', "cut in \\u00"],
  ['  "text": "without its end\n', "without its end"],
  ["  heading: Hello,\n", "Hello"],
  [
    '  "text": "Call {{facts.phone}} or see [our prices](page:prices)."\n',
    "Call 555 0100 or see our prices (Page “Prices”).",
  ],
  ["  },\n  [\n", ""],
  ["", ""],
])("%j is read as %j", (lines, words) => {
  expect(wordsInLines(lines, known)).toBe(words);
});
