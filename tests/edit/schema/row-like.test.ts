// A new row of a table has a cell for each column.
import { expect, test } from "vitest";
import { rowLike } from "../../../src/edit/schema/row-like.ts";

const sample = { heading: "What it is", cells: ["Its price"] };

test("a new row has as many cells as the row before it", () => {
  const before = { heading: "Lesson", cells: ["$30", "$40", "$50"] };
  expect(rowLike(sample, before)).toEqual({
    heading: "What it is",
    cells: ["Its price", "Its price", "Its price"],
  });
});

test.each([
  ["the first row", sample, undefined],
  ["a row whose cells are broken", sample, { cells: "none" }],
  ["what isn't a row", { days: "Monday", hours: "9-5" }, { days: "Sunday", hours: "closed" }],
])("%s stays as the sample is", (_what, item, before) => {
  expect(rowLike(item, before)).toEqual(item);
});
