// The three ways to address a location in a content file: by path, by characters, by line and column.

/** The path to a value: `["blocks", 2, "heading"]`. */
export type Path = readonly (string | number)[];

/**
 * Where a problem is. `key`: a field's name; `value`: its value; `opening`: the bracket that opens an object or list;
 * `part`: some characters of a text, counted after escapes are resolved; `range`: some characters of the file.
 */
export type SourceLocation =
  | { path: Path; at: "key" | "value" | "opening" }
  | { path: Path; at: "part"; from: number; length: number }
  | { at: "range"; offset: number; length: number; path?: Path };

/** Lines and columns count from 1, columns in UTF-16 units as editors do; the end is exclusive. */
export interface Position {
  line: number;
  column: number;
  endLine: number;
  endColumn: number;
}

/** A range of characters in a file. */
export interface Range {
  offset: number;
  length: number;
}

/** A range of characters in the file; at least one, so that there is something to underline. */
export function range(offset: number, length: number): SourceLocation {
  return { at: "range", offset: Math.max(0, offset), length: Math.max(1, length) };
}

/** A JSON pointer (RFC 6901) for a path. */
export function pointer(path: Path): string {
  let text = "";
  for (const key of path) text += `/${typeof key === "number" ? key : escaped(key)}`;
  return text;
}

/** Nearly no name has such a character, and there are pointers of everything. */
function escaped(name: string): string {
  if (!name.includes("~") && !name.includes("/")) return name;
  return name.replaceAll("~", "~0").replaceAll("/", "~1");
}
