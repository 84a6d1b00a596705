// The result of merging two edits of a value: what merged, and what someone has to choose.

/** A value that both sides changed differently, in words. */
export interface FieldConflict {
  /** The names on the path to it, outermost first: `Card grid “Why us”`, `Card “Speed”`, `Text`. */
  location: readonly string[];
  mine: string;
  theirs: string;
}

export type Choice = "mine" | "theirs";

export type Merged =
  /** Undefined if it was removed. */
  | { is: "settled"; value: unknown }
  | { is: "clash"; clash: FieldConflict; mine: unknown; theirs: unknown }
  | { is: "fields"; fields: readonly MergedField[] }
  | MergedList
  | MergedTable;

/** The name may have changed, where field names are free. */
export interface MergedField {
  name: Merged;
  value: Merged;
}

/** Items by key, the same on both sides. */
export interface MergedList {
  is: "list";
  /** Set if both sides changed the order. */
  clash: FieldConflict | undefined;
  /** The same name twice, unless they conflict. */
  orders: Record<Choice, readonly string[]>;
  items: ReadonlyMap<string, Merged>;
}

/** A table whose columns have cells in each row. */
export interface MergedTable {
  is: "table";
  fields: readonly MergedField[];
  names: { columns: string; rows: string; first: string; others: string };
  isHeaded: boolean;
  /** Each with its heading. */
  columns: MergedList;
  /** Each with its `texts` by column. */
  rows: MergedList;
}

/** The prefix of the names for texts beyond the columns. */
export const beyond = "\u0000";

/** What has to be chosen, in the order it appears. */
export function clashesIn(merged: Merged): FieldConflict[] {
  switch (merged.is) {
    case "settled":
      return [];
    case "clash":
      return [merged.clash];
    case "fields":
      return clashesInFields(merged.fields);
    case "list":
      return clashesInList(merged);
    case "table":
      return [
        ...clashesInFields(merged.fields),
        ...clashesInList(merged.columns),
        ...clashesInList(merged.rows),
      ];
  }
}

function clashesInFields(fields: readonly MergedField[]): FieldConflict[] {
  return fields.flatMap(({ name, value }) => [...clashesIn(name), ...clashesIn(value)]);
}

function clashesInList({ clash, items }: MergedList): FieldConflict[] {
  return [...(clash ? [clash] : []), ...[...items.values()].flatMap(clashesIn)];
}

/** @returns undefined if nothing is left of it */
export function chosenValue(merged: Merged, choiceOf: (clash: FieldConflict) => Choice): unknown {
  switch (merged.is) {
    case "settled":
      return merged.value;
    case "clash":
      return merged[choiceOf(merged.clash)];
    case "fields":
      return chosenFields(merged.fields, choiceOf);
    case "list":
      return chosenItems(merged, choiceOf).map(([, value]) => value);
    case "table":
      return chosenTable(merged, choiceOf);
  }
}

function chosenFields(
  fields: readonly MergedField[],
  choiceOf: (clash: FieldConflict) => Choice,
): Record<string, unknown> {
  const entries = fields.map(({ name, value }) => [
    chosenValue(name, choiceOf),
    chosenValue(value, choiceOf),
  ]);
  return Object.fromEntries(
    entries.filter(([name, value]) => name !== undefined && value !== undefined),
  ) as Record<string, unknown>; // Cast: a name is always a text.
}

/** The remaining ones, in order. */
function chosenItems(
  { clash, orders, items }: MergedList,
  choiceOf: (clash: FieldConflict) => Choice,
): [id: string, value: unknown][] {
  return orders[clash ? choiceOf(clash) : "mine"].flatMap((id): [string, unknown][] => {
    const item = items.get(id);
    const value = item && chosenValue(item, choiceOf);
    return value === undefined ? [] : [[id, value]];
  });
}

function chosenTable(
  { fields, names, isHeaded, columns, rows }: MergedTable,
  choiceOf: (clash: FieldConflict) => Choice,
): unknown {
  const headings = chosenItems(columns, choiceOf);
  const all = chosenItems(rows, choiceOf).map(([, row]) => {
    // Cast: it was built from rows.
    const { texts = {}, ...own } = row as { texts?: Record<string, unknown> };
    const extra = Object.keys(texts).filter((id) => id.startsWith(beyond));
    const inOrder = [...headings.map(([id]) => id), ...extra].map((id) => texts[id] ?? "");
    const [first, ...others] = inOrder;
    return { [names.first]: first, [names.others]: others, ...own };
  });
  return {
    ...chosenFields(fields, choiceOf),
    ...(isHeaded && {
      // Cast: it was built from columns.
      [names.columns]: headings.map(
        ([, column]) => (column as { heading?: unknown }).heading ?? "",
      ),
    }),
    [names.rows]: all,
  };
}
