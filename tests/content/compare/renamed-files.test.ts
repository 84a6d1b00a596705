// A file is known under a new name if nearly all of its words are the same; two pages of one site are not one page.
import { expect, test } from "vitest";
import { renamedFiles } from "../../../src/content/compare/renamed-files.ts";

const page = (text: string) => JSON.stringify({ title: "Prices", blocks: [{ text }] });
const words = "one two three four five six seven eight nine ten";

test.each([
  ["the same words", words, "offers.json"],
  ["a few other words", words.replace("one two", "eins zwei"), "offers.json"],
  ["half of the words", words.replace("one two three four five", "a b c d e"), undefined],
])("a page with %s", (_, text, name) => {
  const found = renamedFiles(
    new Map([["prices.json", page(words)]]),
    new Map([["offers.json", page(text)]]),
  );
  expect(found.get("prices.json")).toBe(name);
});

test("of two pages that are alike, the one with the same words is the same page", () => {
  const [one, other] = [page(words), page(words.replace("ten", "eleven"))];
  const gone = new Map([
    ["a.json", one],
    ["b.json", other],
  ]);
  const come = new Map([
    ["c.json", other],
    ["d.json", one],
  ]);
  expect([...renamedFiles(gone, come)].toSorted()).toEqual([
    ["a.json", "d.json"],
    ["b.json", "c.json"],
  ]);
});

test("a page that can't be read is no other page", () => {
  const gone = new Map([["a.json", "{ broken"]]);
  expect([...renamedFiles(gone, new Map([["b.json", "[ broken too"]]))]).toEqual([]);
});
