// A change in words for the terminal.
import { expect, test } from "vitest";
import type { Difference } from "../../src/content/compare/difference.ts";
import { reviewInText } from "../../src/review/in-text.ts";
import { mostRows } from "../../src/review/review.ts";

const difference = (index: number): Difference => ({
  file: "home.json",
  path: ["blocks", index],
  from: undefined,
  page: "Home",
  location: [`Block ${index}`],
  did: "added",
  before: [],
  after: [],
});

const text = (amount: number) =>
  reviewInText({
    against: "main",
    differences: Array.from({ length: amount }, (_, index) => difference(index)),
    findings: { inChange: [], elsewhere: [] },
    pages: undefined,
  });

test("as many changes as are listed have no others to count", () => {
  expect(text(mostRows)).toContain(`Block ${mostRows - 1}`);
  expect(text(mostRows)).not.toContain("more change");
});

test.each([
  [1, "1 more change"],
  [2, "2 more changes"],
])("%i beyond the list are counted, not listed", (amount, counted) => {
  const listed = text(mostRows + amount);
  expect(listed.split("\n")).toContain(counted);
  expect(listed).not.toContain(`Block ${mostRows}:`);
});
