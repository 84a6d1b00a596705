// Recognizes cells that are copied from a spreadsheet, and puts them into a table's cells.
import type { Change } from "../../../content/edit/change.ts";
import type { Json } from "../../../content/model/json.ts";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { nodeAt } from "../../schema/node-at.ts";
import { cellAt } from "../table-columns.ts";
import type { PastedItems } from "./pasted-list.ts";

/** @returns the texts of each row, all as many; undefined for any other text */
export function pastedRows(data: Pick<DataTransfer, "getData"> | null): string[][] | undefined {
  // Spreadsheets put a tab between cells, and a line end after the last row.
  const text = (data?.getData("text/plain") ?? "").replace(/\r?\n$/, "");
  const rows = text.split(/\r?\n/).map((line) => line.split("\t").map((cell) => cell.trim()));
  const width = rows[0]?.length ?? 0;
  return width > 1 && rows.every(({ length }) => length === width) ? rows : undefined;
}

/**
 * @param location of the table's text that the first of the texts is typed into
 * @returns the changes for the others, which go to the right of it and below; undefined if it isn't in a table
 */
export function cellsOf(
  files: Files,
  { file, path }: Location,
  texts: readonly (readonly string[])[],
): PastedItems | undefined {
  const root = fileValue(files, file);
  const cell = cellAt(file, root, path);
  if (!cell) return undefined;
  const { row, column, count, table } = cell;
  const { into, rows, fields } = table;
  const columns = count - column;
  if ((texts[0]?.length ?? 0) > columns) return { is: "refused", message: tooWide(columns) };
  const room = (nodeAt(file, root, into)?.schema.maxItems ?? Infinity) - row;
  if (texts.length > room) return { is: "refused", message: tooLong(room) };
  const changes = texts.flatMap((line, below): Change[] => {
    const at = row + below;
    if (at >= rows.length) {
      const [first = "", ...others] = Array.from({ length: count }, (_, index) => {
        return line[index - column] ?? "";
      });
      const value: Json = { [fields.first]: first, [fields.others]: others };
      return [{ do: "insert", into, at, value }];
    }
    return line.map((value, index): Change => {
      const to = column + index;
      const own = to === 0 ? [fields.first] : [fields.others, to - 1];
      return { do: "set", path: [...into, at, ...own], value };
    });
  });
  return { is: "items", changes: changes.slice(1) };
}

function tooWide(columns: number): string {
  return columns === 1
    ? "There is one column from here on. Copy one column, or paste further to the left."
    : `There are ${columns} columns from here on. Copy fewer columns, or paste further to the left.`;
}

function tooLong(rows: number): string {
  return `This table has room for ${rows} ${rows === 1 ? "row" : "rows"} from here on. Copy fewer rows.`;
}
