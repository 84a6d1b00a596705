// What a file's value comes to once its notations are resolved, and which names it uses.
import type { Problem } from "../diagnostics/problem.ts";
import type { DefinedId, Uses } from "../model/symbols.ts";

export interface Resolved {
  value: unknown;
  problems: Problem[];
  uses: Uses;
  /** The ids that are given to what is shown. */
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
  };
}
