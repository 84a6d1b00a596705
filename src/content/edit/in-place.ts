// Changes a file that isn't laid out like prettier would: the entries next to the change are the example.
import {
  endOf,
  startOf,
  startOfEntry,
  type Container,
  type Entry,
  type Node,
} from "./json-nodes.ts";
import type { Edit } from "./edits.ts";
import { flat, layOut, type Piece } from "./layout.ts";
import { lineBefore, widthOf, type Style } from "./style.ts";
import type { EntryChange } from "./entry-change.ts";

/** @param container as it is in the text */
export function editsInPlace(
  text: string,
  container: Container,
  entryChange: EntryChange,
  style: Style,
): Edit[] {
  const entry = container.entries[entryChange.index];
  if (entryChange.is === "insert")
    return [insertion(text, container, entryChange.index, entryChange.entry, style)];
  if (!entry) return [];
  switch (entryChange.is) {
    case "value": {
      const offset = startOf(entry.value);
      const content = write(text, offset, entryChange.value, style);
      return [{ offset, length: endOf(entry.value) - offset, content }];
    }
    case "name":
      return entry.name
        ? [
            {
              offset: entry.name.at,
              length: entry.name.text.length,
              content: entryChange.name.text,
            },
          ]
        : [];
    case "remove":
      return [removal(container, entryChange.index)];
    case "move":
      return exchange(text, container, entryChange.index, entryChange.to);
  }
}

/** Including the comma before it, or after it if it is the first. */
function removal({ open, close, entries }: Container, index: number): Edit {
  const [before, entry, after] = [entries[index - 1], entries[index], entries[index + 1]];
  if (!entry || (!before && !after)) return between(open.at + 1, close.at, "");
  if (before) return between(endOf(before.value), endOf(entry.value), "");
  return between(startOfEntry(entry), after ? startOfEntry(after) : close.at, "");
}

function between(start: number, end: number, content: string): Edit {
  return { offset: start, length: end - start, content };
}

/** The positions keep everything between them; only the bytes of the entries change places. */
function exchange(text: string, { entries }: Container, from: number, to: number): Edit[] {
  const written = entries.map((entry) => text.slice(startOfEntry(entry), endOf(entry.value)));
  const moved = written.toSpliced(from, 1).toSpliced(to, 0, written[from] ?? "");
  return entries.flatMap((entry, index) => {
    const content = moved[index] ?? "";
    return content === written[index]
      ? []
      : [between(startOfEntry(entry), endOf(entry.value), content)];
  });
}

function insertion(
  text: string,
  container: Container,
  index: number,
  entry: Entry,
  style: Style,
): Edit {
  const { open, close, entries } = container;
  const next = entries[index];
  const last = entries.at(-1);
  if (!last) {
    const padding = container.is === "object" && !style.isTight ? " " : "";
    const content = padding + writeEntry(text, open.at, entry, container, style) + padding;
    return between(open.at + 1, close.at, content);
  }
  const gap = gapIn(text, container, index, style);
  const at = next ? startOfEntry(next) : endOf(last.value);
  const written = writeEntry(text, next ? at : startOfEntry(last), entry, container, style);
  return between(at, at, next ? written + gap : gap + written);
}

/** The text between two entries, without empty lines. */
function gapIn(text: string, { open, entries }: Container, index: number, style: Style): string {
  const second = Math.min(Math.max(index, 1), entries.length - 1);
  const [left, right] = [entries[second - 1], entries[second]];
  const start = left ? endOf(left.value) : open.at + 1;
  const gap = text.slice(start, right ? startOfEntry(right) : start);
  const line = /(?:\r\n|\r|\n)[ \t]*$/.exec(gap)?.[0];
  if (line !== undefined) return `,${line}`;
  if (left) return gap;
  return style.isTight ? "," : ", ";
}

function writeEntry(
  text: string,
  at: number,
  { name, value }: Entry,
  { entries }: Container,
  style: Style,
): string {
  if (!name) return write(text, at, value, style);
  const neighbor = entries[0];
  const colon = neighbor?.name
    ? text.slice(neighbor.name.at + neighbor.name.text.length, startOf(neighbor.value))
    : style.isTight
      ? ":"
      : ": ";
  return name.text + colon + write(text, at, value, style);
}

/** Like prettier if only its name comes before it on the line, otherwise on that line. */
function write(text: string, at: number, value: Node, style: Style): string {
  const { line, indentation } = lineBefore(text, at);
  const isFirst =
    indentation.length === line.length || /^[ \t]*"(?:[^"\\]|\\.)*"\s*:\s*$/.test(line);
  const pieces: Piece[] =
    isFirst && !style.isTight
      ? layOut(value, { indentation, column: widthOf(line), after: 1 }, style)
      : flat(value, style);
  return joined(pieces);
}

function joined(pieces: readonly Piece[]): string {
  return pieces.map((piece) => (typeof piece === "string" ? piece : piece.text)).join("");
}
