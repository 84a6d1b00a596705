// Merges two edits of a table: a cell belongs to its row and its column, even if either has moved.
import { isFields } from "../model/json.ts";
import type { ColumnsOf } from "../schema/read-schema.ts";
import type { Plan } from "../schema/walk.ts";
import { fieldName } from "./value-names.ts";
import type { Known } from "./shown-text.ts";
import { idsOf, type IdentifiedItems, type Ids, type Three } from "./merge-lists.ts";
import { beyond, type MergedField, type MergedList, type MergedTable } from "./merge-result.ts";
import { t } from "../../words/t.ts";

export type Fields = Record<string, unknown>;

/** The current location of the walk. */
export interface MergeSpot {
  location: readonly string[];
  plan: Plan | undefined;
  known: Known;
}

interface Merging {
  mergeFields: (things: Three<Fields>, spot: MergeSpot) => MergedField[];
  mergeItems: (
    lists: Three<readonly unknown[]>,
    ids: IdentifiedItems,
    spot: MergeSpot,
  ) => MergedList;
}

interface Table {
  fields: Fields;
  headings: readonly unknown[] | undefined;
  rows: readonly Fields[];
}

export interface Tables extends Three<Table> {
  names: MergedTable["names"];
}

/** Undefined if it isn't a table on all sides. */
export function tablesIn(things: Three<Fields>, plan: Plan): Tables | undefined {
  const found = Object.entries(plan.properties ?? {}).find(([, { columnsOf }]) => columnsOf);
  const columnsOf = found?.[1].columnsOf;
  if (!found || !columnsOf) return undefined;
  const names = { columns: found[0], ...columnsOf };
  const read = three((side) => tableIn(things[side], names));
  const { base, mine, theirs } = read;
  if (!base || !mine || !theirs) return undefined;
  const areHeaded = new Set([base, mine, theirs].map(({ headings }) => headings !== undefined));
  return areHeaded.size === 1 ? { base, mine, theirs, names } : undefined;
}

function tableIn(table: Fields, names: MergedTable["names"]): Table | undefined {
  const { [names.columns]: headings, [names.rows]: rows, ...fields } = table;
  if (!Array.isArray(rows) || !rows.every((row) => isRow(row, names))) return undefined;
  if (headings !== undefined && !Array.isArray(headings)) return undefined;
  // Cast: the elements' type isn't known.
  return { fields, headings: headings as readonly unknown[] | undefined, rows: rows as Fields[] };
}

function isRow(row: unknown, { others }: ColumnsOf): boolean {
  return isFields(row) && Array.isArray(row[others] ?? []);
}

/** Merges each column as an item, and each row too, with its texts by the keys of their columns. */
export function mergeTable(tables: Tables, spot: MergeSpot, merging: Merging): MergedTable {
  const { names } = tables;
  const ids = columnIds(tables);
  const rowIds = idsOf(
    three((side) => tables[side].rows),
    spot.plan?.properties?.[names.rows]?.items,
  );
  const texts = three((side) => tables[side].rows.map((row) => textsOf(row, names, ids[side])));
  const rows = three((side) =>
    tables[side].rows.map((row, index) => {
      const from = rowIds.base.indexOf(rowIds[side][index] ?? "");
      const { [names.first]: _first, [names.others]: _others, ...fields } = row;
      return {
        ...fields,
        texts: { ...lacking(texts.base[from], ids, side), ...texts[side][index] },
      };
    }),
  );
  const rowNames = uniqueNames(
    rowIds,
    three((side) => texts[side].map((row) => Object.values(row)[0])),
  );
  const columns = three((side) =>
    ids[side].map((id, index) => {
      const heading = tables[side].headings?.[index];
      const isOnBoth = ids.mine.includes(id) && ids.theirs.includes(id);
      const cells = isOnBoth ? {} : { cells: cellsOf(id, texts[side], rowIds, side, rowNames) };
      return { ...(heading !== undefined && { heading }), ...cells };
    }),
  );
  return {
    is: "table",
    names,
    isHeaded: tables.mine.headings !== undefined,
    fields: merging.mergeFields(
      three((side) => tables[side].fields),
      spot,
    ),
    columns: merging.mergeItems(columns, ids, columnSpot(spot, names)),
    rows: merging.mergeItems(rows, rowIds, rowSpot(spot, names)),
  };
}

function three<Value>(of: (side: keyof Three<Value>) => Value): Three<Value> {
  return { base: of("base"), mine: of("mine"), theirs: of("theirs") };
}

/** The names of the columns in questions: their headings, or their positions if they have none. */
function columnIds(tables: Tables): IdentifiedItems {
  const found = idsOf(
    three((side) => tables[side].headings ?? columnNumbersIn(tables[side], tables.names)),
  );
  const names = uniqueNames(
    found,
    three((side) => tables[side].headings ?? []),
  );
  const ids = three((side) => found[side].map((id) => names.get(id) ?? id));
  return { ...ids, unsure: new Set() };
}

/** What rows or columns are called: each by its text, or by its position if it has none. */
function uniqueNames(ids: Ids, texts: Three<readonly unknown[]>): ReadonlyMap<string, string> {
  const names = new Map<string, string>();
  for (const side of ["base", "mine", "theirs"] as const)
    for (const [index, id] of ids[side].entries()) {
      if (names.has(id)) continue;
      const text = texts[side][index];
      const own = typeof text === "string" && text !== "" ? text : `${index + 1}`;
      let name = own;
      for (let more = 2; [...names.values()].includes(name); more++) name = `${own} (${more})`;
      names.set(id, name);
    }
  return names;
}

function columnNumbersIn({ rows }: Table, { others }: ColumnsOf): number[] {
  const counts = rows.map((row) => (Array.isArray(row[others]) ? row[others].length : 0));
  return Array.from({ length: 1 + Math.max(0, ...counts) }, (_, index) => index);
}

function textsOf(row: Fields, { first, others }: ColumnsOf, ids: readonly string[]): Fields {
  const cells: readonly unknown[] = Array.isArray(row[others]) ? row[others] : [];
  const texts = [row[first], ...cells];
  // An empty cell stays in its column: otherwise, text in the next one could be taken for its text, moved.
  const inColumns = ids.map((id, index) => [id, texts[index] ?? ""]);
  const more = texts
    .map((text, index) => [`${beyond}${index}`, text])
    .slice(ids.length)
    .filter(([, text]) => text !== undefined && text !== "");
  return Object.fromEntries([...inColumns, ...more]) as Fields; // Cast: the elements' types get lost.
}

/** The original texts of columns that a side removed: whether they are removed is asked about the column. */
function lacking(texts: Fields | undefined, ids: Ids, side: keyof Ids): Fields {
  const entries = Object.entries(texts ?? {});
  return Object.fromEntries(
    entries.filter(([id]) => ids.base.includes(id) && !ids[side].includes(id)),
  );
}

/** A column's texts in the rows that neither side has removed, with those that this side has added. */
function cellsOf(
  id: string,
  texts: readonly Fields[],
  rowIds: Ids,
  side: keyof Ids,
  rowNames: ReadonlyMap<string, string>,
): Fields {
  const isOnBoth = (row: string) => rowIds.mine.includes(row) && rowIds.theirs.includes(row);
  const entries = rowIds[side].flatMap((row, index): [string, unknown][] => {
    const text = texts[index]?.[id];
    const isKept = rowIds.base.includes(row) ? isOnBoth(row) : text !== "";
    return isKept && text !== undefined ? [[rowNames.get(row) ?? "", text]] : [];
  });
  return Object.fromEntries(entries);
}

function columnSpot(
  { plan, location, known }: MergeSpot,
  { columns, rows, others }: MergedTable["names"],
): MergeSpot {
  const [list, cell] = [
    plan?.properties?.[columns],
    plan?.properties?.[rows]?.items?.properties?.[others]?.items,
  ];
  const heading: Plan = { ...list?.items, title: t`Heading` };
  const cells: Plan = { title: t`Cells`, ...(cell && { values: cell }) };
  const column: Plan = { title: list?.items?.title ?? t`Column`, properties: { heading, cells } };
  const own: Plan = { ...list, items: column };
  return { location: [...location, fieldName(plan, own, columns)], plan: own, known };
}

function rowSpot(
  { plan, location, known }: MergeSpot,
  { rows, others }: MergedTable["names"],
): MergeSpot {
  const list = plan?.properties?.[rows];
  const { [others]: cells, ...properties } = list?.items?.properties ?? {};
  const texts: Plan = {
    title: cells?.title ?? t`Cells`,
    ...(cells?.items && { values: cells.items }),
  };
  const own: Plan = { ...list, items: { ...list?.items, properties: { ...properties, texts } } };
  return { location: [...location, fieldName(plan, own, rows)], plan: own, known };
}
