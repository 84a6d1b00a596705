// Parses a file's JSON to nodes: every name and value as written, with its position. Only this file in the folder
// knows the parser.
import { parseExact } from "../syntax/exact.ts";
import type { Span } from "../syntax/parsed.ts";
import type { Json } from "../model/json.ts";
import type { Path } from "../model/path.ts";

/** A name, a value without entries, or a bracket. */
export interface Token {
  text: string;
  /** Its position in the file; -1 for a node that isn't in the file yet. */
  at: number;
}

export type Node = Scalar | Container;
interface Scalar {
  is: "scalar";
  token: Token;
}
export interface Container {
  is: "object" | "list";
  open: Token;
  close: Token;
  /** True if its first entry is on another line than its bracket, which prettier keeps for objects. */
  isExpanded: boolean;
  entries: readonly Entry[];
}
export interface Entry {
  /** Only in an object. */
  name: Token | undefined;
  value: Node;
  /** True if there is an empty line before it. */
  isApart: boolean;
}

/** The nodes of a text; undefined unless it is valid JSON. */
export function readDocument(text: string): Node | undefined {
  const span = parseExact(text)?.span;
  return span && nodeAt(text, span);
}

function nodeAt(text: string, span: Span): Node {
  const { start, end, entries } = span;
  const character = text.charAt(start);
  if (character !== "{" && character !== "[")
    return { is: "scalar", token: { text: text.slice(start, end), at: start } };
  let last = start + 1;
  const read = [...(entries?.values() ?? [])].map((inner, index): Entry => {
    const begin = inner.name?.start ?? inner.start;
    // As in prettier, which starts from the value in an object and from the comma in a list.
    const gap = text.slice(character === "{" ? last : text.indexOf(",", last), begin);
    last = inner.end;
    const name = inner.name && {
      text: text.slice(inner.name.start, inner.name.end),
      at: inner.name.start,
    };
    return { name, value: nodeAt(text, inner), isApart: index > 0 && isEmptyLine(gap) };
  });
  const first = read[0];
  const begin = first ? startOfEntry(first) : end;
  return {
    is: character === "{" ? "object" : "list",
    open: { text: character, at: start },
    close: { text: text.slice(end - 1, end), at: end - 1 },
    isExpanded: first !== undefined && /[\r\n]/.test(text.slice(start, begin)),
    entries: read,
  };
}

function isEmptyLine(gap: string): boolean {
  return /^[, \t]*(?:\r\n|\r(?!\n)|\n)[ \t]*[\r\n]/.test(gap);
}

/** The start of a node in the file. */
export function startOf(node: Node): number {
  return node.is === "scalar" ? node.token.at : node.open.at;
}

/** The end of a node in the file. */
export function endOf(node: Node): number {
  const { at, text } = node.is === "scalar" ? node.token : node.close;
  return at + text.length;
}

/** The start of an entry in the file: of its name, if it has one. */
export function startOfEntry({ name, value }: Entry): number {
  return name?.at ?? startOf(value);
}

/** The node at a path; undefined if there is none. */
export function nodeOn(root: Node, path: Path): Node | undefined {
  let node: Node | undefined = root;
  for (const key of path) {
    if (!node || node.is === "scalar") return undefined;
    node = node.entries[indexOf(node, key)]?.value;
  }
  return node;
}

/** The index of a container's entry with this key; -1 if there is none. */
export function indexOf({ is, entries }: Container, key: string | number): number {
  if (is === "list") return typeof key === "number" && key in entries ? key : -1;
  return entries.findIndex(({ name }) => name !== undefined && JSON.parse(name.text) === key);
}

/**
 * A node for a value that isn't in the file yet.
 * @param model an example: where it has an object on several lines, the new node has too
 */
export function nodeOf(value: Json, model?: Node): Node {
  if (typeof value !== "object" || value === null)
    return { is: "scalar", token: fresh(write(value)) };
  const like = model && model.is !== "scalar" ? model : undefined;
  const entries = isList(value)
    ? value.map((item, index) => {
        const known =
          like?.is === "list" ? (like.entries[index] ?? like.entries.at(-1)) : undefined;
        return { name: undefined, value: nodeOf(item, known?.value), isApart: false };
      })
    : Object.entries(value).map(([key, inner]) => {
        const known = like?.is === "object" ? like.entries[indexOf(like, key)] : undefined;
        return { name: fresh(write(key)), value: nodeOf(inner, known?.value), isApart: false };
      });
  const is = isList(value) ? "list" : "object";
  return {
    is,
    open: fresh(is === "list" ? "[" : "{"),
    close: fresh(is === "list" ? "]" : "}"),
    isExpanded: is === "object" && like?.is === "object" && like.isExpanded && entries.length > 0,
    entries,
  };
}

export function fresh(text: string): Token {
  return { text, at: -1 };
}

/** The same node without positions, so that it can be inserted elsewhere. */
function detached(node: Node): Node {
  if (node.is === "scalar") return { is: "scalar", token: fresh(node.token.text) };
  const entries = node.entries.map(detachedEntry);
  return { ...node, open: fresh(node.open.text), close: fresh(node.close.text), entries };
}

export function detachedEntry({ name, value, isApart }: Entry): Entry {
  return { name: name && fresh(name.text), value: detached(value), isApart };
}

function isList(value: object): value is readonly Json[] {
  return Array.isArray(value);
}

/** As prettier writes it: exponents have no +. */
function write(value: string | number | boolean | null): string {
  const text = JSON.stringify(value);
  return typeof value === "number" ? text.replace("e+", "e") : text;
}
