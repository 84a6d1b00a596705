// Enter in a table on the page: goes to the next cell, and adds a row after the last one.
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import type { Node } from "../../content/schema/read-schema.ts";
import { isHidden } from "../../content/schema/walk.ts";
import type { Arranging } from "./arrange.ts";
import { typeOver } from "./page-elements/type-over.ts";
import { nodeAt } from "../schema/node-at.ts";
import { samplesOf } from "../schema/samples.ts";
import type { Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";

/** Does nothing outside a table's rows. */
export function goToNextCell(
  { session, say }: Pick<Arranging, "session" | "say">,
  { file, path }: Location,
): void {
  const root = fileValue(session.state().history.files, file);
  const into = path.slice(0, path.lastIndexOf("rows") + 1);
  const table = nodeAt(file, root, into.slice(0, -1));
  const rows = valueAt(root, into);
  if (table?.definition !== "parts.schema.json#table" || !Array.isArray(rows)) return;
  const cells = rows.flatMap((row: unknown, index) => cellsOf(row, [...into, index]));
  const at = cells.findIndex((cell) => pointer(cell) === pointer(path));
  const next = cells[at + 1];
  if (next) return typeOver({ file, path: next });
  const value = rowLike(rows.at(-1), nodeAt(file, root, [...into, 0]));
  const most = nodeAt(file, root, into)?.schema.maxItems ?? Infinity;
  if (value === undefined || rows.length >= most)
    return say("The table is full. Remove a row first.");
  session.change(file, { do: "insert", into, at: rows.length, value });
  say(`Added row ${rows.length + 1}.`);
  typeOver({ file, path: [...into, rows.length, "heading"] });
}

/** The visible cells in reading order. */
function cellsOf(row: unknown, path: Path): Path[] {
  if (!isFields(row) || isHidden(row)) return [];
  const cells: readonly unknown[] = Array.isArray(row["cells"]) ? row["cells"] : [];
  return [[...path, "heading"], ...cells.map((_, index) => [...path, "cells", index])];
}

/** A new row from the schema's sample, with as many cells as an existing row. */
function rowLike(row: unknown, node: Node | undefined): Json | undefined {
  const sample = node && samplesOf(node)[0]?.value;
  if (!isFields(sample) || !isFields(row)) return undefined;
  const [cells, others] = [sample["cells"], row["cells"]];
  if (!Array.isArray(cells) || !Array.isArray(others)) return undefined;
  // Cast: a sample is JSON.
  return { ...sample, cells: others.map(() => cells[0]) } as Json;
}
