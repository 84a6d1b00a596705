// Keeps a table's cells under their headings: a change to a column changes every row.
import { editsFor, editsForAll, type Change } from "../../content/edit/change.ts";
import { applyEdits } from "../../content/edit/edits.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import type { ColumnsOf } from "../../content/schema/read-schema.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Operation, Files } from "../model/history.ts";
import { evenCount, tableAt, textsOf, type Table } from "./table-at.ts";
import { fileValue } from "../model/read-json.ts";

/** A change to a column, counted from 0; column 0 holds the row headings. */
type ColumnChange =
  | { do: "insert"; at: number; copyOf: number | undefined }
  | { do: "remove"; at: number }
  | { do: "move"; at: number; to: number };

/** A change to a column with the changes it needs in the other rows; undefined if it isn't one. */
export function withCells(
  vocabulary: Vocabulary,
  files: Files,
  file: string,
  change: Change,
): Operation[] | undefined {
  if (change.do === "set" || change.do === "rename") return undefined;
  const root = fileValue(files, file);
  const list = change.do === "insert" ? change.into : change.path.slice(0, -1);
  const entries = valueAt(root, list);
  if (!Array.isArray(entries)) return undefined;
  const headed = tableAt(vocabulary, file, root, list.slice(0, -1));
  if (headed?.count !== undefined && headed.headings.at(-1) === list.at(-1)) {
    const ofColumn = columnChange(change, entries.length);
    return (
      ofColumn && operationsForColumn(files, file, change, inRows(headed, ofColumn, headed.count))
    );
  }
  const table = tableAt(vocabulary, file, root, list.slice(0, -3));
  const row = Number(list.at(-2));
  if (!table || list.at(-1) !== table.fields.others || list.at(-3) !== table.fields.rows)
    return undefined;
  const count = evenCount(table);
  // A missing or extra cell in one row is fixed in that row only.
  if (count !== entries.length + 1) return undefined;
  const ofCell = columnChange(change, entries.length, 1);
  if (!ofCell) return undefined;
  // The heading's change comes first, because undo messages name a column by its heading.
  const heading = inHeading(root, table, ofCell);
  return heading
    ? operationsForColumn(files, file, heading, inRows(table, ofCell, count))
    : operationsForColumn(files, file, change, inRows(table, ofCell, count, row));
}

/** Makes the other changes in one edit: one at a time, forty rows would take seconds. */
function operationsForColumn(
  files: Files,
  file: string,
  change: Change,
  others: readonly Change[],
): Operation[] {
  const text = files.get(file) ?? "";
  const made = editsFor(text, change);
  const edits = others.length > 0 && made && editsForAll(applyEdits(text, made).text, others);
  return edits
    ? [
        { file, change },
        { file, edits },
      ]
    : [{ file, change }];
}

/** @param before the number of columns before the list's first entry */
function columnChange(change: Change, length: number, before = 0): ColumnChange | undefined {
  if (change.do === "insert") {
    const copyOf = change.copyOf === undefined ? undefined : change.copyOf + before;
    return { do: "insert", at: (change.at ?? length) + before, copyOf };
  }
  if (change.do !== "remove" && change.do !== "move") return undefined;
  const at = Number(change.path.at(-1)) + before;
  return change.do === "remove" ? { do: "remove", at } : { do: "move", at, to: change.to + before };
}

function inHeading(root: unknown, table: Table, change: ColumnChange): Change | undefined {
  if (table.count === undefined) return undefined;
  const { headings } = table;
  if (change.do === "remove") return { do: "remove", path: [...headings, change.at] };
  if (change.do === "move") return { do: "move", path: [...headings, change.at], to: change.to };
  const { at, copyOf } = change;
  const copied = copyOf === undefined ? undefined : valueAt(root, [...headings, copyOf]);
  return { do: "insert", into: headings, at, value: asJson(copied) };
}

/** @param done the row that already has the change */
function inRows(
  { into, rows, fields }: Table,
  change: ColumnChange,
  count: number,
  done?: number,
): Change[] {
  return rows.flatMap((row, index) => {
    const texts = textsOf(row, fields);
    if (!texts || index === done) return [];
    const own = [...into, index];
    const lacksCells = isFields(row) && !(fields.others in row);
    const changes = inRow(texts, { own, ...fields }, change, count);
    const start: Change = { do: "insert", into: own, name: fields.others, value: [] };
    return lacksCells && changes.length > 0 ? [start, ...changes] : changes;
  });
}

interface RowLocation extends ColumnsOf {
  own: Path;
}

/** @param count the number of columns before the change */
function inRow(
  texts: readonly unknown[],
  { own, first, others }: RowLocation,
  change: ColumnChange,
  count: number,
): Change[] {
  const into = [...own, others];
  const put = (at: number, value: unknown): Change => ({
    do: "insert",
    into,
    at: at - 1,
    value: asJson(value),
  });
  const lead = (value: unknown): Change =>
    texts[0] === undefined
      ? { do: "insert", into: own, at: 0, name: first, value: asJson(value) }
      : { do: "set", path: [...own, first], value: asJson(value) };
  const drop = (at: number): Change => ({ do: "remove", path: [...into, at - 1] });
  /** Empty cells that fill the row up to a length. */
  const padding = (length: number) =>
    Array.from({ length: Math.max(0, length - texts.length) }, (_, index) =>
      put(texts.length + index, ""),
    );
  const { at } = change;
  if (change.do === "remove") {
    if (at >= texts.length) return [];
    if (at > 0) return [drop(at)];
    return texts.length > 1 ? [lead(texts[1]), drop(1)] : [lead("")];
  }
  if (change.do === "insert") {
    const { copyOf } = change;
    // The extra cell without a heading now belongs to the new one.
    if (copyOf === undefined && at === count && texts.length > count) return [];
    const value = copyOf === undefined ? "" : texts[copyOf];
    if (at === 0) return [put(1, texts[0]), lead(value)];
    return [...padding(at), put(at, value)];
  }
  const { to } = change;
  if (at === to || (at >= texts.length && to >= texts.length)) return [];
  const start = padding(Math.max(at, to) + 1);
  if (at > 0 && to > 0) return [...start, { do: "move", path: [...into, at - 1], to: to - 1 }];
  // The first text isn't in the list of the others.
  return at === 0
    ? [...start, drop(1), put(to, texts[0]), lead(texts[1])]
    : [...start, drop(at), put(1, texts[0]), lead(texts[at])];
}

/** A missing value becomes an empty text. */
function asJson(value: unknown): Json {
  // Cast: it was read from JSON.
  return (value ?? "") as Json;
}
