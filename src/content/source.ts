// A content file as text, and where things stand in it.
import { findNodeAtLocation, parseTree, type Node } from "jsonc-parser";

/** The way to a value: `["blocks", 2, "heading"]`. */
export type Path = readonly (string | number)[];

/**
 * Where a problem is. `key`: the name of the field; `value`: what it holds; `opening`: the bracket that
 * opens an object or list; `range`: some characters.
 */
export type Place =
  | { path: Path; at: "key" | "value" | "opening" }
  | { at: "range"; offset: number; length: number; path?: Path };

/** Lines and columns count from 1, columns in UTF-16 units as editors do; the end is exclusive. */
export interface Position {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

export class Source {
  readonly name: string;
  readonly text: string;
  #tree: Node | undefined;
  #lineStarts: number[] | undefined;

  /** `name` is the file's path as a person would write it, with forward slashes. */
  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
  }

  /** Builds the tree on first use only: positions cost many times what validation does. */
  locate(place: Place): Position {
    if (place.at === "range") return this.#position(place.offset, place.length);
    this.#tree ??= parseTree(this.text, [], { disallowComments: false, allowTrailingComma: true });
    const node = this.#nearest(place.path);
    if (!node) return this.#position(0, 1);
    if (place.at === "opening" && (node.type === "object" || node.type === "array")) {
      return this.#position(node.offset, 1);
    }
    const target = place.at === "key" ? (node.parent?.children?.[0] ?? node) : node;
    return this.#position(target.offset, target.length);
  }

  /** The node at the path, or the nearest one above it that exists. */
  #nearest(path: Path): Node | undefined {
    for (let length = path.length; length >= 0 && this.#tree; length--) {
      const node = findNodeAtLocation(this.#tree, path.slice(0, length));
      if (node) return node;
    }
    return this.#tree;
  }

  #position(offset: number, length: number): Position {
    const [line, column] = this.#lineAndColumn(offset);
    const [endLine, endColumn] = this.#lineAndColumn(offset + Math.max(length, 1));
    return { line, column, endLine, endColumn };
  }

  #lineAndColumn(offset: number): [line: number, column: number] {
    this.#lineStarts ??= [
      0,
      ...Array.from(this.text.matchAll(/\r\n|\r|\n/g), (m) => m.index + m[0].length),
    ];
    let low = 0;
    let high = this.#lineStarts.length - 1;
    while (low < high) {
      const middle = (low + high + 1) >> 1;
      if ((this.#lineStarts[middle] ?? 0) <= offset) low = middle;
      else high = middle - 1;
    }
    return [low + 1, offset - (this.#lineStarts[low] ?? 0) + 1];
  }
}

/** A JSON pointer (RFC 6901) for a path. */
export function pointer(path: Path): string {
  return path.map((key) => `/${String(key).replaceAll("~", "~0").replaceAll("/", "~1")}`).join("");
}
