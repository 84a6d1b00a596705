// Problems as values, each with the values that its sentences in the catalog need.
import type { SourceLocation } from "../model/path.ts";
import type { catalog } from "./catalog.ts";
import type { Finding } from "./finding.ts";

/** One problem, ready to be printed, shown on screen or given to a tool. */
export interface Diagnostic extends Finding {
  id: DiagnosticId;
  /** The problem that it words for people who edit files; the editor words it for its screen. */
  problem: Problem;
}

export type DiagnosticId = keyof typeof catalog;
type ValuesOf<Id extends DiagnosticId> =
  Parameters<(typeof catalog)[Id]["message"]> extends [infer Values] ? Values : object;

/** A problem as a phase reports it, before it has a line and a sentence. */
export type Problem = {
  [Id in DiagnosticId]: { id: Id; location: SourceLocation; values: ValuesOf<Id> };
}[DiagnosticId];

/** Makes a problem; the catalog's entry for `id` defines which values its sentences need. */
export function problem<Id extends DiagnosticId>(
  id: Id,
  location: SourceLocation,
  values: ValuesOf<Id>,
): Problem {
  // The mapped union above is exactly these pairs, which the compiler can't follow through a type parameter.
  return { id, location, values } as Problem;
}
