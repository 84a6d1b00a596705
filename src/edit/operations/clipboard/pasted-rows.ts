// Puts cells that were copied from a spreadsheet or a web page into a table's headings and cells.
import { editsForAll, type Change } from "../../../content/edit/change.ts";
import type { Json } from "../../../content/model/json.ts";
import { counted } from "../../../words/counted.ts";
import { allOf } from "../../../words/formats.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files, Operation } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { cellAt, headingAt, mostIn, textsOf, type Cell } from "../table-at.ts";
import { t } from "../../../words/t.ts";

export type PastedCells =
  | {
      is: "cells";
      /** The columns that are added first, each with empty cells in all rows. */
      columns: Change[];
      /** The texts, but for the first, which is typed at the caret. */
      texts: Change[];
      /** What was added or didn't fit; empty if neither. */
      message: string;
    }
  /** Why they can't be pasted, and what to do. */
  | { is: "refused"; message: string };

/**
 * @param location of the table's text that the first of the texts is typed into
 * @returns undefined for one text, and outside of tables
 */
export function cellsOf(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
  texts: readonly (readonly string[])[],
): PastedCells | undefined {
  const root = fileValue(files, file);
  const cell = cellAt(vocabulary, file, root, path) ?? headingAt(vocabulary, file, root, path);
  const isOne = texts.flat().length <= 1;
  if (!cell || isOne) return undefined;
  const { table, row, column } = cell;
  if (table.rows.some((each) => textsOf(each, table.fields)?.length !== cell.count))
    return { is: "refused", message: uneven };
  const most = mostIn(vocabulary, file, root, table);
  const width = texts[0]?.length ?? 0;
  const columns = Math.min(width, Math.max(most.columns, cell.count) - column);
  const lines = Math.min(texts.length, Math.max(most.rows, table.rows.length) - row);
  const added = Math.max(0, column + columns - cell.count);
  const fitting = texts.slice(0, lines).map((line) => line.slice(0, columns));
  const lost = [counted(width - columns, "column"), counted(texts.length - lines, "row")];
  return {
    is: "cells",
    columns: newColumns(cell, added),
    texts: changesFor(cell, cell.count + added, fitting).slice(1),
    message: [
      added === 0 ? "" : t`Added ${counted(added, "column")}.`,
      leftOutMessage(allOf(lost.filter((each) => each !== "")), most),
    ]
      .filter((each) => each !== "")
      .join(" "),
  };
}

const uneven = t`The rows of this table have different numbers of cells. Make them the same, then paste again.`;

function leftOutMessage(
  lost: string,
  { columns, rows }: { columns: number; rows: number },
): string {
  return lost === ""
    ? ""
    : t`Left out: ${lost}. A table can have up to ${columns} columns and ${rows} rows.`;
}

/** @param added the number of columns that are missing */
function newColumns({ table, count: before }: Cell, added: number): Change[] {
  const { headings, into, fields } = table;
  return Array.from({ length: added }, (_, index): Change => {
    const at = before + index;
    // Without headings, a cell more in one row adds one to each of the others.
    return table.count === undefined
      ? { do: "insert", into: [...into, 0, fields.others], at: at - 1, value: "" }
      : { do: "insert", into: headings, at, value: "" };
  });
}

/** @param width the number of columns with those that are added */
function changesFor(
  { table: { headings, into, rows, fields }, row, column }: Cell,
  width: number,
  texts: readonly (readonly string[])[],
): Change[] {
  return texts.flatMap((line, index): Change[] => {
    const at = row + index;
    if (at >= rows.length) {
      const all = Array.from({ length: width }, (_, to) => line[to - column] ?? "");
      const [first = "", ...others] = all;
      const value: Json = { [fields.first]: first, [fields.others]: others };
      return [{ do: "insert", into, at, value }];
    }
    return line.map((value, after): Change => {
      const to = column + after;
      if (at < 0) return { do: "set", path: [...headings, to], value };
      const own = to === 0 ? [fields.first] : [fields.others, to - 1];
      return { do: "set", path: [...into, at, ...own], value };
    });
  });
}

/** Makes all changes in one edit: one at a time, forty rows would take seconds. */
export function operationForCells(
  files: Files,
  file: string,
  changes: readonly Change[],
): Operation[] {
  const edits = changes.length > 0 && editsForAll(files.get(file) ?? "", changes);
  return edits ? [{ file, edits }] : [];
}
