// What a person probably meant: near enough to be worth saying, and quick among very many names.
import fc from "fast-check";
import { expect, test } from "vitest";
import { editDistance, onlySuggestion, suggest } from "../../src/content/text/nearest.ts";

const fields = ["heading", "text", "cards", "hidden", "id", "type"];

test.each([
  ["haeding", "heading"],
  ["Heading", "heading"],
  ["headng", "heading"],
  ["tex", "text"],
  ["card", "cards"],
])("%s is taken for %s", (written, meant) => {
  expect(suggest(written, fields)).toBe(meant);
});

test("what is like nothing is taken for nothing", () => {
  expect(suggest("background", fields)).toBeUndefined();
  expect(suggest("x", [])).toBeUndefined();
});

test("what could be either of two is shown, but isn't the only one", () => {
  expect(onlySuggestion("texs", ["text", "texts"])).toBeUndefined();
  expect(onlySuggestion("haeding", fields)).toBe("heading");
});

test("the nearest is found in whatever order the words are compared", () => {
  const word = fc.string({ unit: fc.constantFrom(..."abcde-é"), minLength: 1, maxLength: 9 });
  fc.assert(
    fc.property(word, fc.array(word, { maxLength: 12 }), (written, names) => {
      const distances = names.map((name) => editDistance(written, name));
      const nearest = Math.min(Infinity, ...distances);
      const found = suggest(written, names);
      const isNear = nearest <= Math.floor(Math.max(written.length, 3) / 3);
      expect(found === undefined ? Infinity : editDistance(written, found)).toBe(
        isNear ? nearest : Infinity,
      );
    }),
    { seed: 5, numRuns: 2000 },
  );
});
