// A content file as text, with the location of everything in it.
import { Lines } from "../text/line-index.ts";
import {
  pointer,
  type Path,
  type SourceLocation,
  type Position,
  type Range,
} from "../model/path.ts";
import { unnamed, type Span } from "./parsed.ts";

export class Source {
  readonly name: string;
  readonly text: string;
  readonly #written: ReadonlyMap<string, string>;
  readonly #span: Span;
  #lines: Lines | undefined;

  /**
   * @param name the file's path as people write it, with forward slashes
   * @param span the location of everything
   * @param written the pointer of a field by its intended name -> its name as written, where they differ
   */
  constructor(
    name: string,
    text: string,
    span: Span = { start: 0, end: 1 },
    written: ReadonlyMap<string, string> = new Map(),
  ) {
    this.name = name;
    this.text = text;
    this.#span = span;
    this.#written = written;
  }

  /** The path to a location in the text. Paths use the intended names. */
  pathTo({ path = [] }: SourceLocation): Path {
    return this.#asWritten(path).map((key, index) =>
      key === unnamed ? (path[index] ?? key) : key,
    );
  }

  #asWritten(path: Path): Path {
    if (this.#written.size === 0) return path;
    return path.map((key, index) => this.#written.get(pointer(path.slice(0, index + 1))) ?? key);
  }

  locate(location: SourceLocation): Position {
    const { offset, length } = this.range(location);
    this.#lines ??= new Lines(this.text);
    const [line, column] = this.#lines.at(offset);
    const [endLine, endColumn] = this.#lines.at(offset + Math.max(length, 1));
    return { line, column, endLine, endColumn };
  }

  range(location: SourceLocation): Range {
    if (location.at === "range") return location;
    const { span, found } = nearest(this.#span, this.#asWritten(location.path));
    if (location.at === "opening" && span.entries) return { offset: span.start, length: 1 };
    if (location.at === "part" && found) return this.#part(span, location.from, location.length);
    const { start, end } = (location.at === "key" ? span.name : undefined) ?? span;
    return { offset: start, length: end - start };
  }

  #part(span: Span, from: number, length: number): Range {
    // Each match is one character after escapes are resolved; a line break in the source counts as none.
    const character = /[\r\n]*(?:\\u[0-9a-fA-F]{4}|\\[^]|[^])/g;
    character.lastIndex = span.start + 1;
    const skip = (count: number): number => {
      for (let done = 0; done < count && character.lastIndex < span.end - 1; done++)
        character.exec(this.text);
      return character.lastIndex;
    };
    const offset = skip(from);
    return { offset, length: skip(length) - offset };
  }
}

/** The span at the path, or of the nearest container that exists. */
function nearest(root: Span, path: Path): { span: Span; found: boolean } {
  let span = root;
  for (const key of path) {
    const inner = span.entry ? span.entry(key) : span.entries?.get(key);
    if (!inner) return { span, found: false };
    span = inner;
  }
  return { span, found: true };
}
