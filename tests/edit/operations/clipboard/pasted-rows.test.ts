// Cells that are pasted into a table become its cells.
import { expect, test } from "vitest";
import { valueAt } from "../../../../src/content/model/json.ts";
import type { Path } from "../../../../src/content/model/path.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { makeStep, startHistory, undo } from "../../../../src/edit/model/history.ts";
import { fileValue } from "../../../../src/edit/model/read-json.ts";
import { cellsOf } from "../../../../src/edit/operations/clipboard/pasted-rows.ts";

const table = {
  caption: "Prices",
  columns: ["Service", "Price", "Ten"],
  rows: [
    { heading: "Review", cells: ["$90", "$800"] },
    { heading: "Report", cells: ["$60", "$500"] },
  ],
};
const items = [{ heading: "One", text: "Words.", table }];
const page = { blocks: [{ type: "list", heading: "Us", items }] };
const files = new Map([["home.json", JSON.stringify(page, undefined, 2)]]);
const inTable: Path = ["blocks", 0, "items", 0, "table"];

/** The table's rows after pasting; the first text is typed at the caret. */
function pasteInto(path: Path, texts: string[][]): unknown {
  const location = { file: "home.json", path: [...inTable, ...path] };
  const pasted = cellsOf(engineVocabulary, files, location, texts);
  if (pasted?.is !== "items") return pasted;
  const made = makeStep(
    startHistory(files),
    pasted.changes.map((change) => ({ file: "home.json", change })),
  );
  expect(undo(made).files).toEqual(files);
  return valueAt(fileValue(made.files, "home.json"), [...inTable, "rows"]);
}

test("cells go to the right and below, and rows that are missing are added", () => {
  expect(
    pasteInto(
      ["rows", 1, "heading"],
      [
        ["typed", "$1", "$2"],
        ["Call", "$3", "$4"],
        ["Visit", "$5", "$6"],
      ],
    ),
  ).toEqual([
    table.rows[0],
    { heading: "Report", cells: ["$1", "$2"] },
    { heading: "Call", cells: ["$3", "$4"] },
    { heading: "Visit", cells: ["$5", "$6"] },
  ]);
});

test("cells that begin in a later column leave those before it, and a new row has an empty heading", () => {
  expect(
    pasteInto(
      ["rows", 1, "cells", 0],
      [
        ["typed", "$2"],
        ["$3", "$4"],
      ],
    ),
  ).toEqual([
    table.rows[0],
    { heading: "Report", cells: ["$60", "$2"] },
    { heading: "", cells: ["$3", "$4"] },
  ]);
});

test("what doesn't fit is refused as a whole, with what to do", () => {
  const refused = (room: string) => ({
    is: "refused",
    message: `There is room for ${room} from here on. Copy fewer cells, or paste them further up or to the left.`,
  });
  const wide = pasteInto(["rows", 0, "cells", 0], [["a", "b", "c"]]);
  expect(wide).toEqual(refused("2 columns and 40 rows"));
  expect(pasteInto(["rows", 0, "cells", 1], [["a", "b"]])).toEqual(refused("1 column and 40 rows"));
  const many = Array.from({ length: 40 }, () => ["a", "b"]);
  expect(pasteInto(["rows", 1, "heading"], many)).toEqual(refused("3 columns and 39 rows"));
  expect(pasteInto(["rows", 0, "heading"], many)).toHaveLength(40);
});

test.each([[["columns", 1]], [["caption"]], [["rows", 0, "hidden"]]])(
  "%j takes no cells",
  (path) => {
    expect(pasteInto(path, [["a", "b"]])).toBeUndefined();
  },
);

test("a text outside of tables takes no cells", () => {
  const location = { file: "home.json", path: ["blocks", 0, "heading"] };
  expect(cellsOf(engineVocabulary, files, location, [["a", "b"]])).toBeUndefined();
});
