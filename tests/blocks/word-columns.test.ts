// Tests which columns of a table count as words and which as figures.
import { expect, test } from "vitest";
import { isOfWords } from "../../src/blocks/word-columns.ts";

test.each([
  ["prices", ["$95", "$1,150"]],
  ["prices with words", ["from $90", "ab 120 EUR", "$1,200 for two visits"]],
  ["prices, one as a word", ["$0", "Free", "£12"]],
  ["prices, one missing", ["£18", "–", ""]],
  ["times", ["8:00 AM-5:00 PM", "10 minutes"]],
  ["figures of another script", ["١٢", "約3時間"]],
  ["nothing but dashes", ["–", "-"]],
  ["nothing at all", []],
])("%s are figures", (_, cells) => {
  expect(isOfWords(cells)).toBe(false);
});

test.each([
  ["sentences", ["Brakes, gears, tyres, lights", "Small service, bearings, wheels trued"]],
  [
    "sentences that count something",
    ["Safety check and 2 new brake pads", "All 24 gears cleaned and set"],
  ],
  ["single words", ["Monday", "Closed"]],
  ["words of another script", ["点検、調整", "注油"]],
  ["words and one figure", ["By arrangement", "£12", "Included"]],
])("%s are words", (_, cells) => {
  expect(isOfWords(cells)).toBe(true);
});
