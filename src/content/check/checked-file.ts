// What is known about a file after every phase that handles one file at a time.
import type { Problem } from "../diagnostics/problem.ts";
import type { DefinedId, Uses } from "../model/symbols.ts";
import type { ReadFile } from "../schema/read-file.ts";

export interface CheckedFile extends ReadFile {
  /** The value with every notation resolved and everything hidden removed. */
  compiled: unknown;
  /** All problems so far, including those that only follow from another one. */
  problems: readonly Problem[];
  /** Placeholders that must be replaced before the site goes live. */
  standIns: readonly Problem[];
  uses: Uses;
  ids: readonly DefinedId[];
}
