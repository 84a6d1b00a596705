// A content file as text, and where things stand in it.
import { parse } from "./parse.ts";
import { pointer, type Path, type Place, type Position, type Range } from "./place.ts";
import type { Span } from "./parsed.ts";

export class Source {
  readonly name: string;
  readonly text: string;
  readonly #written: ReadonlyMap<string, string>;
  #span: Span | undefined;
  #lineStarts: number[] | undefined;

  /**
   * @param name the file's path as a person would write it, with forward slashes
   * @param written the pointer of a field as it is meant -> its name as it is written, where they differ
   */
  constructor(name: string, text: string, written: ReadonlyMap<string, string> = new Map()) {
    this.name = name;
    this.text = text;
    this.#written = written;
  }

  /** The way to a place in the text. Places are told by the names that are meant. */
  pathTo({ path = [] }: Place): Path {
    if (this.#written.size === 0) return path;
    return path.map((key, index) => this.#written.get(pointer(path.slice(0, index + 1))) ?? key);
  }

  locate(place: Place): Position {
    const { offset, length } = this.range(place);
    const [line, column] = this.#lineAndColumn(offset);
    const [endLine, endColumn] = this.#lineAndColumn(offset + Math.max(length, 1));
    return { line, column, endLine, endColumn };
  }

  /** Reads the file again on first use only: positions cost many times what values do. */
  range(place: Place): Range {
    if (place.at === "range") return place;
    this.#span ??= parse(this.text, true).span ?? { start: 0, end: 1 };
    const { span, found } = nearest(this.#span, this.pathTo(place));
    if (place.at === "opening" && span.entries) return { offset: span.start, length: 1 };
    if (place.at === "part" && found) return this.#part(span, place.from, place.length);
    const { start, end } = (place.at === "key" ? span.name : undefined) ?? span;
    return { offset: start, length: end - start };
  }

  #part(span: Span, from: number, length: number): Range {
    // Each match is one character as it is read; an escape is several as it is written.
    const character = /\\u[0-9a-fA-F]{4}|\\[^]|[^]/g;
    character.lastIndex = span.start + 1;
    const skip = (count: number): number => {
      for (let done = 0; done < count && character.lastIndex < span.end - 1; done++)
        character.exec(this.text);
      return character.lastIndex;
    };
    const offset = skip(from);
    return { offset, length: skip(length) - offset };
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

/** The span at the path, or of the nearest thing above it that exists. */
function nearest(root: Span, path: Path): { span: Span; found: boolean } {
  let span = root;
  for (const key of path) {
    const inner = span.entries?.get(key);
    if (!inner) return { span, found: false };
    span = inner;
  }
  return { span, found: true };
}
