// The smallest changes to one object or list, which all other changes are made of.
import { detachedEntry, type Container, type Entry, type Node, type Token } from "./json-nodes.ts";

export type Turn =
  | { is: "value"; index: number; value: Node }
  | { is: "name"; index: number; name: Token }
  | { is: "insert"; index: number; entry: Entry }
  | { is: "remove"; index: number }
  | { is: "move"; index: number; to: number };

/** The container after the change. */
export function turned(container: Container, turn: Turn): Container {
  return { ...container, entries: turnedEntries(container.entries, turn) };
}

function turnedEntries(entries: readonly Entry[], turn: Turn): readonly Entry[] {
  const { index } = turn;
  const entry = entries[index];
  if (turn.is === "insert") return entries.toSpliced(index, 0, turn.entry);
  if (!entry) return entries;
  switch (turn.is) {
    case "value":
      return entries.with(index, { ...entry, value: turn.value });
    case "name":
      return entries.with(index, { ...entry, name: turn.name });
    case "remove":
      return entries.toSpliced(index, 1);
    case "move": {
      const moved = entries.toSpliced(index, 1).toSpliced(turn.to, 0, detachedEntry(entry));
      // Empty lines separate positions, whichever entries are there.
      return moved.map((each, location) => ({
        ...each,
        isApart: entries[location]?.isApart ?? false,
      }));
    }
  }
}
