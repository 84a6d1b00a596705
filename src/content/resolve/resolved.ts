// A file's value after resolving its notations, and the names that it uses.
import type { Problem } from "../diagnostics/problem.ts";
import type { DefinedId, Uses } from "../model/symbols.ts";
import type { ReadFile } from "../schema/read-flawless.ts";
import type { Plan } from "../schema/walk.ts";

export interface Resolved {
  value: unknown;
  problems: Problem[];
  uses: Uses;
  /** The ids of what is shown. */
  ids: DefinedId[];
}

/** A file with its value resolved. */
export interface ResolvedFile extends ReadFile {
  /** The value with every notation resolved and everything hidden removed. */
  compiled: unknown;
  uses: Uses;
  ids: readonly DefinedId[];
}

/** The result for names that can't be resolved. */
export const whenUnresolved: ReadonlyMap<Plan["kind"], unknown> = new Map<Plan["kind"], unknown>([
  ["page", ""],
  ["linkedPage", ""],
  ["icon", []],
  ["address", ""],
]);

/** No names yet. */
export function noUses(): Uses {
  return {
    facts: new Set(),
    media: new Set(),
    hosts: new Set(),
    pages: new Set(),
    templates: new Set(),
    icons: new Set(),
  };
}
