// Enter in rows on the page, such as a table's or those of business hours: goes to the next cell, and adds a row after
// the last one.
import { isFields, valueAt } from "../../content/model/json.ts";
import { pointer, type Path } from "../../content/model/path.ts";
import { isHidden } from "../../content/schema/walk.ts";
import type { Arranging } from "./arrange.ts";
import { languageAt } from "../operations/sample-language.ts";
import { ownSample } from "../operations/own-sample.ts";
import { typeOver } from "./page-elements/type-over.ts";
import { nodeAt } from "../schema/node-at.ts";
import { samplesOf } from "../schema/samples.ts";
import type { Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";
import { t } from "../../words/t.ts";
import { rowLike } from "../schema/row-like.ts";

/** Does nothing outside of rows and of the headings of their columns. */
export function goToNextCell(
  { session, say }: Pick<Arranging, "session" | "say">,
  { file, path }: Location,
): void {
  const { vocabulary } = session;
  const { files } = session.state().history;
  const root = fileValue(files, file);
  const table = path.slice(0, Math.max(path.lastIndexOf("rows"), path.lastIndexOf("columns")));
  const into = [...table, "rows"];
  const rows = valueAt(root, into);
  const node = nodeAt(vocabulary, file, root, [...into, 0]);
  if (!node || !Array.isArray(rows)) return;
  const names = Object.keys(node.schema.properties ?? {});
  const cells = [
    ...textsIn(valueAt(root, [...table, "columns"]), [...table, "columns"]),
    ...rows.flatMap((row: unknown, index) => cellsOf(row, names, [...into, index])),
  ];
  const at = cells.findIndex((cell) => pointer(cell) === pointer(path));
  if (at === -1) return;
  const next = cells[at + 1];
  if (next) return typeOver({ file, path: next });
  const language = languageAt(files, { file, path });
  const sample = samplesOf(node, vocabulary.translations.say(language))[0]?.value;
  const value = sample === undefined ? undefined : rowLike(sample, rows.at(-1));
  const most = nodeAt(vocabulary, file, root, into)?.schema.maxItems ?? Infinity;
  if (value === undefined || rows.length >= most)
    return say(t`The table is full. Remove a row first.`, "failure");
  const own = ownSample(vocabulary, files, node, value, language);
  session.change(file, { do: "insert", into, at: rows.length, value: own });
  say(t`Added row ${rows.length + 1}.`);
  const [first] = cellsOf(value, names, [...into, rows.length]);
  if (first) typeOver({ file, path: first });
}

/** The visible cells in reading order. @param names of the row's fields in that order */
function cellsOf(row: unknown, names: readonly string[], path: Path): Path[] {
  if (!isFields(row) || isHidden(row)) return [];
  return names.flatMap((name) => textsIn(row[name], [...path, name]));
}

/** A text, or each text of a list. */
function textsIn(value: unknown, path: Path): Path[] {
  if (Array.isArray(value)) return value.map((_, index) => [...path, index]);
  return typeof value === "string" ? [path] : [];
}
