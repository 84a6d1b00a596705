// Finds the table, the column and the heading at a location.
import { isFields, valueAt } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { ColumnsOf } from "../../content/schema/read-schema.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Files } from "../model/history.ts";
import type { Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { nodeAt } from "../schema/node-at.ts";

export interface Table {
  /** The path where headings belong; a table without headings has no value there. */
  headings: Path;
  /** The number of headings; undefined if the columns have none. */
  count: number | undefined;
  /** The path of its rows. */
  into: Path;
  rows: readonly unknown[];
  fields: ColumnsOf;
}

/** A cell's column, counted from 1, and the number of columns; undefined for anything else. */
export function columnAt(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
): { number: number; count: number } | undefined {
  const cell = cellAt(vocabulary, file, fileValue(files, file), path);
  return cell && cell.column > 0 ? { number: cell.column + 1, count: cell.count } : undefined;
}

export interface Cell {
  /** Counted from 0; -1 for the headings. */
  row: number;
  /** Counted from 0; column 0 holds the row headings. */
  column: number;
  /** The number of columns. */
  count: number;
  table: Table;
}

/** The place of a text in a table; undefined for any other text, and in a row with missing or extra cells. */
export function cellAt(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): Cell | undefined {
  const at = path.findLastIndex((key, index) => typeof key === "number" && index < path.length - 1);
  const table = tableAt(vocabulary, file, root, path.slice(0, Math.max(0, at - 1)));
  const count = table && evenCount(table);
  if (!table || count === undefined || path[at - 1] !== table.fields.rows) return undefined;
  const row = Number(path[at]);
  const [name, index] = path.slice(at + 1);
  const isEven = textsOf(table.rows[row], table.fields)?.length === count;
  if (!isEven || (name !== table.fields.first && name !== table.fields.others)) return undefined;
  return { row, column: name === table.fields.first ? 0 : Number(index) + 1, count, table };
}

/** The place of a column's heading; undefined for any other text. */
export function headingAt(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): Cell | undefined {
  const table = tableAt(vocabulary, file, root, path.slice(0, -2));
  const column = path.at(-1);
  if (table?.count === undefined || typeof column !== "number") return undefined;
  if (path.at(-2) !== table.headings.at(-1)) return undefined;
  return { row: -1, column, count: table.count, table };
}

/** True for a column's heading, and for a cell, which goes with its column. */
export function isColumn(vocabulary: Vocabulary, file: string, root: unknown, path: Path): boolean {
  const isEntry = typeof path.at(-1) === "number";
  const find = (of: typeof cellAt) => of(vocabulary, file, root, path) !== undefined;
  return isEntry && (find(headingAt) || find(cellAt));
}

/** How many columns and rows a table can have. */
export function mostIn(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  { headings, into, fields }: Table,
): { columns: number; rows: number } {
  const most = (path: Path) => nodeAt(vocabulary, file, root, path)?.schema.maxItems ?? Infinity;
  return {
    columns: Math.min(most(headings), most([...into, 0, fields.others]) + 1),
    rows: most(into),
  };
}

/** What a cell's column is called; undefined for anything else, and without a heading. */
export function headingAbove(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): string | undefined {
  const cell = cellAt(vocabulary, file, root, path);
  const heading = cell && valueAt(root, [...cell.table.headings, cell.column]);
  return typeof heading === "string" && heading.trim() !== "" ? heading : undefined;
}

export function tableAt(
  vocabulary: Vocabulary,
  file: string,
  root: unknown,
  path: Path,
): Table | undefined {
  const value = valueAt(root, path);
  if (!isFields(value)) return undefined;
  const { properties = {} } = nodeAt(vocabulary, file, root, path)?.schema ?? {};
  const found = Object.entries(properties).find(([, { columnsOf }]) => columnsOf);
  const fields = found?.[1].columnsOf;
  if (!found || !fields) return undefined;
  const [headings, rows] = [value[found[0]], value[fields.rows]];
  return {
    headings: [...path, found[0]],
    count: Array.isArray(headings) ? headings.length : undefined,
    into: [...path, fields.rows],
    rows: Array.isArray(rows) ? rows : [],
    fields,
  };
}

/** The number of columns: of headings, or of texts per row if all rows have the same number. */
export function evenCount({ count, rows, fields }: Table): number | undefined {
  if (count !== undefined) return count;
  const counts = new Set(rows.flatMap((row) => textsOf(row, fields)?.length ?? []));
  const [first] = counts;
  return counts.size === 1 ? first : undefined;
}

/** A row's texts, from the first column on; undefined for a malformed row. */
export function textsOf(row: unknown, { first, others }: ColumnsOf): unknown[] | undefined {
  if (!isFields(row)) return undefined;
  const cells = row[others] ?? [];
  return Array.isArray(cells) ? [row[first], ...(cells as unknown[])] : undefined;
}
