// Two mistakes in one run: some pairs of fixtures. `npm run fuzz` tries all pairs.
import { expect, test } from "vitest";
import { wrongPairs } from "./fixtures/pairs.ts";
import { seedFrom } from "./fuzz/seed.ts";

test("of two mistakes, each is reported, and nothing else", () => {
  expect(wrongPairs(12, seedFrom()), "`npm run fuzz` tries all pairs").toEqual([]);
});
