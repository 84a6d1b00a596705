// What is known about a file after every phase that handles one file at a time.
import type { Problem } from "../diagnostics/problem.ts";
import type { ResolvedFile } from "../resolve/resolved.ts";

export interface CheckedFile extends ResolvedFile {
  /** All problems so far, including those that only follow from another one. */
  problems: readonly Problem[];
  /** Placeholders that must be replaced before the site goes live. */
  standIns: readonly Problem[];
}
