// What reading a file gives: its value, where everything stands, and what a mistake leaves unknown.
import type { Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";

/** Where a value stands in the text, its name before it, and what it holds. */
export interface Span {
  start: number;
  end: number;
  name?: { start: number; end: number };
  entries?: Map<string | number, Span>;
  /** One of the entries, where it is quicker not to look for all of them. */
  entry?: (key: string | number) => Span | undefined;
}

/** What a field without a name is called in a value, and in its span. No file can call a field so. */
export const unnamed = "\ufdd0";

export interface Parsed {
  /** What the text says, as far as it could be understood; undefined if nothing could. */
  value: unknown;
  problems: Problem[];
  damage: Damage[];
  /** undefined if nothing could be understood. */
  span: Span | undefined;
}
