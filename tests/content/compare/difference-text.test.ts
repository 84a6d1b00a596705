// A difference has the same title and the same sides wherever it is shown as text.
import { expect, test } from "vitest";
import { differenceTitle, textOf } from "../../../src/content/compare/difference-text.ts";

const location = ["Card grid “Why us”", "Card “Hours”", "Text"];

test.each([
  ["changed", "Card grid “Why us” › Card “Hours” › Text"],
  ["added", "Card grid “Why us” › Card “Hours” › Text: new"],
  ["moved", "Card grid “Why us” › Card “Hours” › Text: moved"],
] as const)("text that was %s has the title %s", (did, title) => {
  expect(differenceTitle({ location, did })).toBe(title);
});

test("a side is its changed and unchanged words together", () => {
  const pieces = [
    { text: "Open ", isChanged: false },
    { text: "daily", isChanged: true },
  ];
  expect(textOf(pieces)).toBe("Open daily");
  expect(textOf([])).toBe("");
});
