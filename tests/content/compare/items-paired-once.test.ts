// Pairs the items of two versions of a list: whatever happened to the list, each item is reported once.
import fc from "fast-check";
import { expect, test } from "vitest";
import { pairs } from "../../../src/content/compare/pairs.ts";
import { asItem } from "../../../src/content/compare/values.ts";
import { callsIn } from "../calls.ts";

const card = fc.record({
  heading: fc.constantFrom("Accuracy", "Speed", "Openness", "Care"),
  text: fc.lorem({ maxCount: 6 }),
});
const list = fc.array(card, { maxLength: 12 }).map((cards) => cards.map(asItem));

test("no item is paired twice, and of pairs only those that moved are out of order", () => {
  fc.assert(
    fc.property(list, list, (before, after) => {
      const found = pairs(before, after);
      expect(new Set(found.map((pair) => pair.before)).size).toBe(found.length);
      expect(new Set(found.map((pair) => pair.after)).size).toBe(found.length);
      const stayed = found.filter(({ isMoved }) => !isMoved);
      expect(stayed).toEqual(stayed.toSorted((one, other) => one.before - other.before));
    }),
  );
});

test("a reordered list is paired completely, and if one item was moved, no other counts as moved", () => {
  const locations = fc.tuple(fc.nat({ max: 9 }), fc.nat({ max: 9 }));
  fc.assert(
    fc.property(locations, ([from, to]) => {
      const before = Array.from({ length: 10 }, (_, index) => asItem({ heading: `Card ${index}` }));
      const after = [...before];
      after.splice(to, 0, ...after.splice(from, 1));
      const found = pairs(before, after);
      expect(found).toHaveLength(10);
      expect(found.filter(({ isMoved }) => isMoved)).toHaveLength(from === to ? 0 : 1);
    }),
  );
});

test("items of another sort never become one another, however alike their words", () => {
  const words = { heading: "Ask us", text: "Write or call, whichever suits you." };
  const hero = asItem({ type: "hero", ...words });
  expect(pairs([hero], [asItem({ type: "list", ...words })])).toEqual([]);
  expect(pairs([hero], [asItem({ type: "hero", ...words, level: 1 })])).toHaveLength(1);
});

test("of many unchanged items, none is compared again for each of the others", async () => {
  const calls = async (count: number) => {
    const items = Array.from({ length: count }, (_, index) => ({ heading: `Card ${index}` }));
    const changed = items.with(0, { heading: "Another card" });
    const work = () => pairs(items.map(asItem), changed.map(asItem));
    expect(work()).toHaveLength(count);
    const made = await callsIn(work, "/src/content/compare/");
    expect([...made].filter(([name]) => name.startsWith("wordsIn "))).toMatchObject([{ 1: 2 }]);
    return [...made.values()].reduce((sum, number) => sum + number, 0);
  };
  expect(await calls(2000)).toBeLessThan(6 * (await calls(500)));
});
