// The result of reading a file: its value, the location of everything in it, and what mistakes make unknown.
import type { Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";

/** The location of a value in the text, of the name before it, and of its entries. */
export interface Span {
  start: number;
  end: number;
  name?: { start: number; end: number };
  entries?: Map<string | number, Span>;
  /** Looks up one entry, without finding all of them first. */
  entry?: (key: string | number) => Span | undefined;
}

/** Replaces a missing field name in values and spans. No file can use it. */
export const unnamed = "\ufdd0";

export interface Parsed {
  /** The value, as far as it could be understood; undefined if nothing could. */
  value: unknown;
  problems: Problem[];
  damage: Damage[];
  /** undefined if nothing could be understood. */
  span: Span | undefined;
}
