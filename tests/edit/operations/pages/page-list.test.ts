// The list of pages in the toolbar has little room.
import { expect, test } from "vitest";
import { withShortTitles } from "../../../../src/edit/operations/pages/page-list.ts";

const shortened = (titles: string[]) =>
  withShortTitles(titles.map((title) => ({ name: title, title, isDraft: false }))).map(
    ({ title }) => title,
  );

test("it leaves out what most titles end with", () => {
  expect(shortened(["Sunfold, yoga in Asheville", "Prices | Sunfold", "Team | Sunfold"])).toEqual([
    "Sunfold, yoga in Asheville",
    "Prices",
    "Team",
  ]);
});

test("titles without an ending in common stay whole", () => {
  const titles = ["Prices | Sunfold", "Team | People", "About us"];
  expect(shortened(titles)).toEqual(titles);
});
