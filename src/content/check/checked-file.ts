// What is known of one file when every phase that looks at it alone has done so.
import type { Problem } from "../diagnostics/problem.ts";
import type { DefinedId, Uses } from "../model/symbols.ts";
import type { ReadFile } from "../schema/read-file.ts";

export interface CheckedFile extends ReadFile {
  /** The value with every notation resolved and everything hidden left out. */
  compiled: unknown;
  /** All that was found so far, also what only follows from something else. */
  problems: readonly Problem[];
  /** What must be replaced before the site goes live. */
  standIns: readonly Problem[];
  uses: Uses;
  ids: readonly DefinedId[];
}
