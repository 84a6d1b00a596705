import { expect, test } from "vitest";
import { columnsOf } from "../../src/content/text/terminal-columns.ts";

test.each([
  ["", 0],
  ["plain", 5],
  ["naïve", 5],
  ["e\u0301", 1],
  ["医療費", 6],
  ["ﾊﾝｶｸ", 4],
  ["Ｗｉｄｅ", 8],
  ["한글", 4],
  // A Tangut letter and an I Ching symbol.
  ["\u{17000}䷀", 4],
  ["🩺", 2],
  ["👩🏽‍⚕️", 2],
  ["❤️", 2],
  ["❤", 1],
  ["1️⃣", 2],
  ["🇮🇳🇺🇸", 4],
])("'%s' takes %i columns", (text, columns) => {
  expect(columnsOf(text)).toBe(columns);
});
