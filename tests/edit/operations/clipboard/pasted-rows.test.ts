// Cells that are pasted into a table become its cells.
import { expect, test } from "vitest";
import { isFields, valueAt } from "../../../../src/content/model/json.ts";
import type { Path } from "../../../../src/content/model/path.ts";
import { engineVocabulary } from "../../../../src/content/schema/engine-vocabulary.ts";
import { makeStep, startHistory, undo } from "../../../../src/edit/model/history.ts";
import { fileValue } from "../../../../src/edit/model/read-json.ts";
import {
  cellsOf,
  operationForCells,
} from "../../../../src/edit/operations/clipboard/pasted-rows.ts";
import { withFollowUps } from "../../../../src/edit/operations/questions/follow-up.ts";

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

/** The table after pasting; the first text is typed at the caret. */
function paste(path: Path, texts: string[][], content = files) {
  const location = { file: "home.json", path: [...inTable, ...path] };
  const pasted = cellsOf(engineVocabulary, content, location, texts);
  if (pasted?.is !== "cells") return { pasted, message: pasted?.message };
  const withColumns = pasted.columns.reduce(
    (made, change) =>
      makeStep(made, withFollowUps(engineVocabulary, made.files, "home.json", change), "paste"),
    startHistory(content),
  );
  const made = makeStep(
    withColumns,
    operationForCells(withColumns.files, "home.json", pasted.texts),
    "paste",
  );
  expect(undo(made).files).toEqual(content);
  const pastedInto = valueAt(fileValue(made.files, "home.json"), inTable);
  const { columns, rows } = isFields(pastedInto) ? pastedInto : {};
  return { columns, rows, message: pasted.message };
}

const pasteInto = (path: Path, texts: string[][]) => paste(path, texts).rows;

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

test("cells that begin in a heading fill the headings and the rows below", () => {
  const texts = [
    ["typed", "Five"],
    ["$1", "$2"],
    ["$3", "$4"],
    ["$5", "$6"],
  ];
  expect(paste(["columns", 1], texts)).toEqual({
    columns: ["Service", "Price", "Five"],
    rows: [
      { heading: "Review", cells: ["$1", "$2"] },
      { heading: "Report", cells: ["$3", "$4"] },
      { heading: "", cells: ["$5", "$6"] },
    ],
    message: "",
  });
});

test("columns that are missing are added, with a cell in every row", () => {
  expect(paste(["columns", 2], [["typed", "Twenty", "Fifty"]])).toEqual({
    columns: ["Service", "Price", "Ten", "Twenty", "Fifty"],
    rows: [
      { heading: "Review", cells: ["$90", "$800", "", ""] },
      { heading: "Report", cells: ["$60", "$500", "", ""] },
    ],
    message: "Added 2 columns.",
  });
  expect(paste(["rows", 1, "cells", 1], [["typed", "$1"]])).toMatchObject({
    columns: ["Service", "Price", "Ten", ""],
    rows: [{ cells: ["$90", "$800", ""] }, { cells: ["$60", "$500", "$1"] }],
    message: "Added 1 column.",
  });
});

test("a table without headings gets columns, too", () => {
  const text = files.get("home.json") ?? "";
  const bare = JSON.parse(text) as { blocks: { items: { table: object }[] }[] };
  const item = bare.blocks[0]?.items[0];
  if (item) item.table = { caption: "Prices", rows: table.rows };
  const content = new Map([["home.json", JSON.stringify(bare, undefined, 2)]]);
  const texts = [
    ["typed", "$1", "$2"],
    ["Call", "$3", "$4"],
  ];
  expect(paste(["rows", 1, "cells", 0], texts, content)).toMatchObject({
    columns: undefined,
    rows: [
      { heading: "Review", cells: ["$90", "$800", ""] },
      { heading: "Report", cells: ["$60", "$1", "$2"] },
      { heading: "", cells: ["Call", "$3", "$4"] },
    ],
    message: "Added 1 column.",
  });
});

test("what doesn't fit is left out, and said", () => {
  const limit = "A table can have up to 6 columns and 40 rows.";
  const wide = [["typed", "b", "c", "d", "e", "f", "g", "h"]];
  expect(paste(["columns", 0], wide)).toMatchObject({
    columns: ["Service", "b", "c", "d", "e", "f"],
    message: `Added 3 columns. Left out: 2 columns. ${limit}`,
  });
  const long = Array.from({ length: 41 }, (_, index) => [`${index}`, "b"]);
  expect(paste(["rows", 1, "cells", 0], long).message).toBe(`Left out: 2 rows. ${limit}`);
  expect(pasteInto(["rows", 1, "heading"], long)).toHaveLength(40);
  expect(paste(["columns", 0], long).message).toBe("");
  expect(paste(["rows", 0, "cells", 4], [["a", "b"]]).pasted).toBeUndefined();
});

test("a table whose rows have different numbers of cells takes one text, but no cells", () => {
  const text = files.get("home.json") ?? "";
  const content = new Map([["home.json", text.replace(/"\$60",\s*/, "")]]);
  const message =
    "The rows of this table have different numbers of cells. Make them the same, then paste again.";
  expect(paste(["columns", 0], [["a", "b"]], content)).toMatchObject({ message });
  expect(paste(["rows", 0, "cells", 0], [["a", "b"]], content)).toMatchObject({ message });
  expect(paste(["rows", 0, "cells", 0], [["a"]], content).pasted).toBeUndefined();
});

test.each([[["caption"]], [["rows", 0, "hidden"]]])("%j takes no cells", (path) => {
  expect(paste(path, [["a", "b"]]).pasted).toBeUndefined();
});

test("a text outside of tables takes no cells", () => {
  const location = { file: "home.json", path: ["blocks", 0, "heading"] };
  expect(cellsOf(engineVocabulary, files, location, [["a", "b"]])).toBeUndefined();
});
