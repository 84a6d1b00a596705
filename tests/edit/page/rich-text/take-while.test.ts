// The first items of a list that match.
import { expect, test } from "vitest";
import { takeWhile } from "../../../../src/edit/page/rich-text/take-while.ts";

test.each([
  [
    [2, 4, 5, 6],
    [2, 4],
  ],
  [[5, 2], []],
  [
    [2, 4],
    [2, 4],
  ],
  [[], []],
])("of %j, the even numbers at the start are %j", (all, taken) => {
  expect(takeWhile(all, (one) => one % 2 === 0)).toEqual(taken);
});
