// Moves, duplicates, hides and removes an item of a list, and announces it.
import type { Change } from "../../content/edit/change.ts";
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import { columnAt, withCells } from "../operations/table-columns.ts";
import type { Editing } from "./editing-context.ts";
import { withUniqueNames } from "../operations/own-names.ts";
import type { Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";

/** @param to its index afterwards */
export function move(editing: Editing, { file, path }: Location, to: number): void {
  const { into, count } = listAround(editing, { file, path });
  if (to < 0 || to >= count) return;
  const subject = applyChange(editing, file, { do: "move", path, to });
  editing.select({ file, path: [...into, to] });
  const { files } = editing.session.state().history;
  // With row headings, the first cell is in the second column.
  const column = columnAt(files, { file, path: [...into, to] });
  const location = column ?? { number: to + 1, count };
  editing.say(`Moved${subject} to position ${location.number} of ${location.count}.`);
}

export function duplicate(editing: Editing, { file, path }: Location): void {
  const { into, at, items } = listAround(editing, { file, path });
  // Cast: it was read from JSON.
  const value = withUniqueNames(items[at] as Json, items);
  const subject = applyChange(editing, file, { do: "insert", into, at: at + 1, value, copyOf: at });
  editing.select({ file, path: [...into, at + 1] });
  editing.say(`Duplicated${subject}. The copy is selected.`);
}

/** A hidden item stays in the file, but visitors don't see it. */
export function hide(editing: Editing, { file, path }: Location, isHidden: boolean): void {
  const { items, at } = listAround(editing, { file, path });
  const value = items[at];
  const wasSet = isFields(value) && "hidden" in value;
  const hidden = [...path, "hidden"];
  if (wasSet && isHidden) editing.session.change(file, { do: "set", path: hidden, value: true });
  else if (wasSet) editing.session.change(file, { do: "remove", path: hidden });
  else if (isHidden)
    editing.session.change(file, { do: "insert", into: path, name: "hidden", value: true });
  editing.say(isHidden ? "Hidden from visitors." : "Visible to visitors again.");
}

export function remove(editing: Editing, { file, path }: Location): void {
  const { into, at, count } = listAround(editing, { file, path });
  const subject = applyChange(editing, file, { do: "remove", path });
  // Selects the next item, so that keyboard users stay at the same position.
  const next = Math.min(at, count - 2);
  editing.select({ file, path: next < 0 ? into : [...into, next] });
  editing.say(`Removed${subject}. Undo brings it back.`);
}

/** @returns what was changed, if that is more than what was selected */
function applyChange({ session }: Editing, file: string, change: Change): string {
  const isOfColumn = withCells(session.state().history.files, file, change) !== undefined;
  session.change(file, change);
  return isOfColumn ? " the column and its cells" : "";
}

function listAround({ session }: Editing, { file, path }: Location) {
  const into = path.slice(0, -1);
  const list = valueAt(fileValue(session.state().history.files, file), into);
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const at = Number(path.at(-1));
  return { into, at, count: items.length, items };
}
