// A list that is pasted into an item becomes items; anything else stays one text.
import { expect, test } from "vitest";
import { valueAt, type Json } from "../../../../src/content/model/json.ts";
import type { Path } from "../../../../src/content/model/path.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { fileValue } from "../../../../src/edit/model/read-json.ts";
import { itemsOf } from "../../../../src/edit/operations/clipboard/pasted-list.ts";
import { makeStep, startHistory, undo } from "../../../../src/edit/model/history.ts";

const page = {
  blocks: [
    {
      type: "list",
      items: [
        {
          icon: "clock",
          heading: "One",
          text: "Words.",
          details: ["Full time", "On site"],
          table: {
            caption: "Prices",
            columns: ["Service", "Price", "Ten"],
            rows: [{ heading: "Review", cells: ["$90", "$800"] }],
          },
        },
        { icon: "clock", heading: "Last", text: "Words." },
      ],
    },
    { type: "contactInfo", hours: { heading: "Hours", rows: [{ days: "Monday", hours: "9-5" }] } },
    { type: "hero", heading: "Hi", actions: [{ label: "Go", page: "home" }] },
  ],
};
const files = new Map([["home.json", JSON.stringify(page, undefined, 2)]]);

/** What the list around a text is after pasting two more items into it. */
function pasteInto(path: Path): Json | undefined {
  const pasted = itemsOf(engineVocabulary, files, { file: "home.json", path }, ["B", "C"]);
  if (pasted?.is !== "items") return undefined;
  const made = makeStep(
    startHistory(files),
    pasted.changes.map((change) => ({ file: "home.json", change })),
  );
  expect(undo(made).files).toEqual(files);
  const at = path.findLastIndex((key) => typeof key === "number");
  // Cast: it was read from JSON.
  return valueAt(fileValue(made.files, "home.json"), path.slice(0, at)) as Json;
}

test("plain items are added after the one with the caret", () => {
  const details = pasteInto(["blocks", 0, "items", 0, "details", 0]);
  expect(details).toEqual(["Full time", "B", "C", "On site"]);
});

test("items with fields get nothing that was invented, unless they can't be without it", () => {
  const [first, ...others] = page.blocks[0]?.items ?? [];
  const items = pasteInto(["blocks", 0, "items", 0, "heading"]);
  expect(items).toEqual([first, { heading: "B" }, { heading: "C" }, ...others]);
  const rows = pasteInto(["blocks", 1, "hours", "rows", 0, "days"]);
  expect(rows).toMatchObject([{ hours: "9-5" }, { days: "B" }, { days: "C" }]);
});

test("rows of a table get as many cells as the others", () => {
  const rows = pasteInto(["blocks", 0, "items", 0, "table", "rows", 0, "heading"]);
  expect(rows).toMatchObject([
    { cells: ["$90", "$800"] },
    { heading: "B", cells: [expect.any(String), expect.any(String)] },
    { heading: "C", cells: [expect.any(String), expect.any(String)] },
  ]);
});

test.each<Path[]>([
  [["blocks", 0, "items", 0, "table", "columns", 0]],
  [["blocks", 0, "items", 0, "table", "rows", 0, "cells", 0]],
  [["blocks", 0, "items", 0, "table", "caption"]],
  [["blocks", 1, "hours", "heading"]],
  [["blocks", 2, "heading"]],
  [["blocks", 2, "actions", 0, "label"]],
  [["title"]],
])("the text at %j isn't an item by itself", (path) => {
  expect(pasteInto(path)).toBeUndefined();
});

test("a list without room for all of them takes none, and says how many fit", () => {
  const location = { file: "home.json", path: ["blocks", 0, "items", 0, "details", 0] };
  const many = ["1", "2", "3", "4", "5"];
  expect(itemsOf(engineVocabulary, files, location, many)).toMatchObject({
    is: "refused",
    message: expect.stringContaining("room for 4 more items"),
  });
  expect(itemsOf(engineVocabulary, files, location, many.slice(1))).toMatchObject({ is: "items" });
});
