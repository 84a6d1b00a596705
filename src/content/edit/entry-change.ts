// The smallest changes to one object or list, which all other changes are made of.
import { detachedEntry, type Container, type Entry, type Node, type Token } from "./json-nodes.ts";

export type EntryChange =
  | { is: "value"; index: number; value: Node }
  | { is: "name"; index: number; name: Token }
  | { is: "insert"; index: number; entry: Entry }
  | { is: "remove"; index: number }
  | { is: "move"; index: number; to: number };

/** The container after the change. */
export function withEntryChange(container: Container, entryChange: EntryChange): Container {
  return { ...container, entries: changedEntries(container.entries, entryChange) };
}

function changedEntries(entries: readonly Entry[], entryChange: EntryChange): readonly Entry[] {
  const { index } = entryChange;
  const entry = entries[index];
  if (entryChange.is === "insert") return entries.toSpliced(index, 0, entryChange.entry);
  if (!entry) return entries;
  switch (entryChange.is) {
    case "value":
      return entries.with(index, { ...entry, value: entryChange.value });
    case "name":
      return entries.with(index, { ...entry, name: entryChange.name });
    case "remove":
      return entries.toSpliced(index, 1);
    case "move": {
      const moved = entries.toSpliced(index, 1).toSpliced(entryChange.to, 0, detachedEntry(entry));
      // Empty lines separate positions, whichever entries are there.
      return moved.map((each, position) => ({
        ...each,
        isApart: entries[position]?.isApart ?? false,
      }));
    }
  }
}
