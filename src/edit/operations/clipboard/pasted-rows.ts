// Puts cells that were copied from a spreadsheet or a web page into a table's cells.
import type { Change } from "../../../content/edit/change.ts";
import type { Json } from "../../../content/model/json.ts";
import { count } from "../../../content/text/count.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import type { Location } from "../../model/location.ts";
import { fileValue } from "../../model/read-json.ts";
import { nodeAt } from "../../schema/node-at.ts";
import { cellAt } from "../table-at.ts";
import type { PastedItems } from "./pasted-list.ts";

/**
 * @param location of the table's text that the first of the texts is typed into
 * @returns the changes for the others, which go to the right of it and below; undefined if it isn't in a table
 */
export function cellsOf(
  vocabulary: Vocabulary,
  files: Files,
  { file, path }: Location,
  texts: readonly (readonly string[])[],
): PastedItems | undefined {
  const root = fileValue(files, file);
  const cell = cellAt(vocabulary, file, root, path);
  if (!cell) return undefined;
  const { row, column, count: all, table } = cell;
  const { into, rows, fields } = table;
  const columns = all - column;
  const below = (nodeAt(vocabulary, file, root, into)?.schema.maxItems ?? Infinity) - row;
  if ((texts[0]?.length ?? 0) > columns || texts.length > below)
    return { is: "refused", message: refusal(columns, below) };
  const changes = texts.flatMap((line, index): Change[] => {
    const at = row + index;
    if (at >= rows.length) {
      const [first = "", ...others] = Array.from(
        { length: all },
        (_, to) => line[to - column] ?? "",
      );
      const value: Json = { [fields.first]: first, [fields.others]: others };
      return [{ do: "insert", into, at, value }];
    }
    return line.map((value, after): Change => {
      const to = column + after;
      const own = to === 0 ? [fields.first] : [fields.others, to - 1];
      return { do: "set", path: [...into, at, ...own], value };
    });
  });
  return { is: "items", changes: changes.slice(1) };
}

function refusal(columns: number, rows: number): string {
  return `There is room for ${count(columns, "column")} and ${count(rows, "row")} from here on. Copy fewer cells, or paste them further up or to the left.`;
}
