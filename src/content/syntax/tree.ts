// What reading a file gives: its value, where everything stands, and what a mistake leaves unknown.
import type { Problem } from "../diagnostics/problem.ts";
import type { Path, Place } from "../model/path.ts";

/** What a mistake leaves unknown: all of a value (`whole`), or only which entries a list or group has. */
export interface Damage {
  path: Path;
  whole: boolean;
}

/** Where a value stands in the text, its name before it, and what it holds. */
export interface Span {
  start: number;
  end: number;
  name?: { start: number; end: number };
  entries?: Map<string | number, Span>;
}

export interface Parsed {
  /** What the text says, as far as it could be understood; undefined if nothing could. */
  value: unknown;
  problems: Problem[];
  damage: Damage[];
  /** Only when asked for. */
  span: Span | undefined;
}

/** Some characters of the file; at least one, so that there is something to mark. */
export function range(offset: number, length: number): Place {
  return { at: "range", offset: Math.max(0, offset), length: Math.max(1, length) };
}
