// @vitest-environment jsdom
// Cells and points of lists are recognized in what is copied from a spreadsheet, a word processor or a web page.
import { expect, test } from "vitest";
import { readClipboard } from "../../../../src/edit/page/clipboard/read-clipboard.ts";

function read(plain: string, html = "") {
  return readClipboard({ getData: (type: string) => (type === "text/html" ? html : plain) });
}
const pointsOf = (plain: string, html?: string) => read(plain, html).points;
/** Without a column, which is one only in a table. */
const rowsOf = (plain: string, html?: string) => {
  const { rows } = read(plain, html);
  return rows?.[0] && rows[0].length > 1 ? rows : undefined;
};

test.each([
  ["- one\n- two", ["one", "two"]],
  ["• one\r\n•\ttwo  words\r\n", ["one", "two words"]],
  ["·\u00a0\u00a0\u00a0one\n·\u00a0two", ["one", "two"]],
  ["1. one\n\n2. two\n3) three", ["one", "two", "three"]],
  ["  * one\n    - two", ["one", "two"]],
])("%j is a list", (plain, texts) => {
  expect(pointsOf(plain)).toEqual(texts);
});

test("a list that is copied on a website is a list although its lines have no dashes", () => {
  const html = '<ul class="a"><li>one</li><LI id=b>two <b>bold</b></LI></ul><link href="x">';
  expect(pointsOf("one\n\ntwo bold\n", html)).toEqual(["one", "two bold"]);
});

test.each([
  ["one"],
  ["- one"],
  ["one\ntwo"],
  ["We do:\n- one\n- two"],
  ["-5 °C\n-6 °C"],
  ["2025. A year\nand another"],
  [""],
])("%j isn't a list", (plain) => {
  expect(pointsOf(plain)).toBeUndefined();
});

test("a paragraph around a list isn't lost", () => {
  const html = "<p>We do:</p><ul><li>one</li><li>two</li></ul>";
  expect(pointsOf("We do:\none\ntwo", html)).toBeUndefined();
});

test.each([
  ["one\ttwo", [["one", "two"]]],
  [
    "Bouquet\t$85\r\nArch \t $650\r\n",
    [
      ["Bouquet", "$85"],
      ["Arch", "$650"],
    ],
  ],
  [
    "a\t\nb\tc",
    [
      ["a", ""],
      ["b", "c"],
    ],
  ],
])("%j are cells", (plain, rows) => {
  expect(rowsOf(plain)).toEqual(rows);
});

test.each([["one"], ["one\ntwo"], ["one\ttwo\nthree"], [""]])("%j aren't cells", (plain) => {
  expect(rowsOf(plain)).toBeUndefined();
});
