// Turns a change of content, given by paths, into the characters to replace in the file.
import { groupBy } from "../model/group.ts";
import type { Json } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import {
  endOf,
  fresh,
  indexOf,
  nodeOf,
  nodeOn,
  readDocument,
  startOf,
  type Container,
  type Node,
} from "./json-nodes.ts";
import { difference } from "./difference.ts";
import { applyEdits, type Edit } from "./edits.ts";
import { editsInPlace } from "./in-place.ts";
import { flat, layOut, type Piece } from "./layout.ts";
import { lineBefore, styleOf, widthOf, type Style } from "./style.ts";
import { withEntryChange, type EntryChange } from "./entry-change.ts";

export type Change =
  | { do: "set"; path: Path; value: Json }
  /**
   * `at` is the number of entries before it, all if left out; only a field has a name. `copyOf` is the index of the
   * item that the value was copied from.
   */
  | { do: "insert"; into: Path; at?: number; name?: string; value: Json; copyOf?: number }
  | { do: "remove"; path: Path }
  /** `to` is its position afterwards in the same list or object. */
  | { do: "move"; path: Path; to: number }
  | { do: "rename"; path: Path; name: string };

/**
 * Finds the replacements in a file's text that make a change. All other names and values stay untouched. A file in
 * prettier's layout stays in it, and any other file keeps its own layout.
 * @returns undefined where the change can't be made: the text isn't JSON without mistakes, what is named isn't
 * there, or the new name is taken
 */
export function editsFor(text: string, change: Change): Edit[] | undefined {
  return editsFrom(text, change, 0);
}

/** @param from the depth of containers from which on nothing is laid out by rule */
function editsFrom(text: string, change: Change, from: number): Edit[] | undefined {
  const root = readDocument(text);
  if (!root) return undefined;
  const style = styleOf(text);
  if (change.do === "set" && change.path.length === 0)
    return layoutEdits(text, root, nodeOf(change.value, root), style);
  const path = containerOf(change);
  const container = nodeOn(root, path);
  if (!container || container.is === "scalar") return undefined;
  const entryChange = entryChangeFor(container, change);
  if (!entryChange) return undefined;
  const words = wordsAlone(container, entryChange);
  if (words) return words;
  // Only the part that is laid out by rule: the change may move the rest to other lines.
  const deepest = /[\r\n]/.test(text.trim()) ? path.length : 0;
  for (let depth = from; depth <= deepest; depth++) {
    const outer = nodeOn(root, path.slice(0, depth));
    if (!outer || layoutEdits(text, outer, outer, style).length > 0) continue;
    return layoutEdits(text, outer, withChangeAt(outer, path.slice(depth), entryChange), style);
  }
  return editsInPlace(text, container, entryChange, style);
}

/** The edit for a new text on a line of its own: in any layout, nothing around it moves. */
function wordsAlone(
  { is, isExpanded, entries }: Container,
  entryChange: EntryChange,
): Edit[] | undefined {
  if (is !== "object" || !isExpanded || entryChange.is !== "value") return undefined;
  const now = entries[entryChange.index]?.value;
  return now?.is === "scalar" && entryChange.value.is === "scalar"
    ? difference(now.token.text, entryChange.value.token.text, now.token.at)
    : undefined;
}

/**
 * The same for several changes, each applied to the result of the previous ones: forty table rows take hardly longer
 * than one.
 * @returns undefined if one of them can't be made
 */
export function editsForAll(text: string, changes: readonly Change[]): Edit[] | undefined {
  const root = readDocument(text);
  return root && editsBelow(text, root, changes, 0);
}

/** @param from the depth of containers from which on nothing is laid out by rule */
function editsBelow(
  text: string,
  root: Node,
  changes: readonly Change[],
  from: number,
): Edit[] | undefined {
  const style = styleOf(text);
  const common = changes.map(containerOf).reduce(commonPath);
  const deepest = /[\r\n]/.test(text.trim()) ? common.length : 0;
  for (let depth = from; depth <= deepest; depth++) {
    const outer = nodeOn(root, common.slice(0, depth));
    if (!outer || layoutEdits(text, outer, outer, style).length > 0) continue;
    let next: Node | undefined = outer;
    for (const change of changes)
      next &&= withChange(next, containerOf(change).slice(depth), change);
    return next && layoutEdits(text, outer, next, style);
  }
  const isInside = changes.every((change) => containerOf(change).length > common.length);
  if (!isInside) return editsOneByOne(text, changes, deepest + 1);
  const parts = groupBy(changes, (change) => containerOf(change)[common.length]);
  const edits = [...parts.values()].map((part) => editsBelow(text, root, part, common.length + 1));
  return edits.includes(undefined) ? undefined : edits.flatMap((each) => each ?? []);
}

/** @param from see `editsFrom` */
function editsOneByOne(text: string, changes: readonly Change[], from: number): Edit[] | undefined {
  let now = text;
  for (const change of changes) {
    const edits = editsFrom(now, change, from);
    if (!edits) return undefined;
    now = applyEdits(now, edits).text;
  }
  return difference(text, now);
}

/** The path of the object or list that a change is made in. */
function containerOf(change: Change): Path {
  return change.do === "insert" ? change.into : change.path.slice(0, -1);
}

function commonPath(one: Path, other: Path): Path {
  const end = one.findIndex((key, index) => key !== other[index]);
  return end === -1 ? one : one.slice(0, end);
}

/** @param path of the container, relative to the node */
function withChange(node: Node, path: Path, change: Change): Node | undefined {
  const container = nodeOn(node, path);
  const entryChange = container && container.is !== "scalar" && entryChangeFor(container, change);
  return entryChange ? withChangeAt(node, path, entryChange) : undefined;
}

function entryChangeFor(container: Container, change: Change): EntryChange | undefined {
  const { entries } = container;
  if (change.do === "insert") return insertion(container, change);
  const index = indexOf(container, change.path.at(-1) ?? -1);
  const entry = entries[index];
  if (!entry) return undefined;
  switch (change.do) {
    case "set":
      return { is: "value", index, value: nodeOf(change.value, entry.value) };
    case "remove":
      return { is: "remove", index };
    case "move":
      return change.to in entries ? { is: "move", index, to: change.to } : undefined;
    case "rename": {
      const holder = indexOf(container, change.name);
      const isFree = container.is === "object" && (holder === -1 || holder === index);
      return isFree ? { is: "name", index, name: fresh(JSON.stringify(change.name)) } : undefined;
    }
  }
}

function insertion(
  container: Container,
  { name, value, at }: Extract<Change, { do: "insert" }>,
): EntryChange | undefined {
  const { is, entries } = container;
  const index = at ?? entries.length;
  if (!(index === entries.length || index in entries)) return undefined;
  if ((is === "object") !== (name !== undefined)) return undefined;
  if (name !== undefined && indexOf(container, name) !== -1) return undefined;
  // A new list item is laid out like the one next to it.
  const model = is === "list" ? (entries[index - 1] ?? entries[index])?.value : undefined;
  const entry = {
    name: name === undefined ? undefined : fresh(JSON.stringify(name)),
    value: nodeOf(value, model),
    isApart: false,
  };
  return { is: "insert", index, entry };
}

function withChangeAt(node: Node, path: Path, entryChange: EntryChange): Node {
  if (node.is === "scalar") return node;
  const [key, ...rest] = path;
  if (key === undefined) return withEntryChange(node, entryChange);
  const index = indexOf(node, key);
  const inner = node.entries[index];
  if (!inner) return node;
  const entry = { ...inner, value: withChangeAt(inner.value, rest, entryChange) };
  return { ...node, entries: node.entries.with(index, entry) };
}

/**
 * The edits that lay a node out as prettier does, or as tools do that write no whitespace.
 * @param now the node as it is in the file; the same one if only its layout may change
 */
function layoutEdits(text: string, now: Node, next: Node, style: Style): Edit[] {
  const [start, end] = [startOf(now), endOf(now)];
  const { line, indentation } = lineBefore(text, start);
  const after = text.charAt(end) === "," ? 1 : 0;
  const spot = { indentation, column: widthOf(line), after };
  const pieces = style.isTight ? flat(next, style) : layOut(next, spot, style);
  return differences(text, start, end, pieces);
}

/** The differences between a part of a text and its replacement, one edit each. */
function differences(text: string, start: number, end: number, pieces: readonly Piece[]): Edit[] {
  const edits: Edit[] = [];
  let done = start;
  let written = "";
  const compare = (until: number): void => {
    edits.push(...difference(text.slice(done, until), written, done));
    written = "";
  };
  for (const piece of pieces) {
    if (typeof piece === "string") written += piece;
    else if (piece.at < done) written += piece.text;
    else {
      compare(piece.at);
      done = piece.at + piece.text.length;
    }
  }
  compare(end);
  return edits;
}
