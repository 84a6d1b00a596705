// A file's value after resolving its notations, and the names that it uses.
import type { Problem } from "../diagnostics/problem.ts";
import type { DefinedId, Uses } from "../model/symbols.ts";

export interface Resolved {
  value: unknown;
  problems: Problem[];
  uses: Uses;
  /** The ids of what is shown. */
  ids: DefinedId[];
}

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
