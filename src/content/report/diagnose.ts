// Turns a problem into a diagnostic: adds its sentences and its location.
import type { Diagnostic, Problem } from "../diagnostics/problem.ts";
import { catalog } from "../diagnostics/catalog.ts";
import type { Entry } from "../diagnostics/catalog/entry.ts";
import { pointer } from "../model/path.ts";
import type { Source } from "../syntax/source.ts";

/** @param source the file that the problem is in */
export function diagnose(source: Source, problem: Problem): Diagnostic {
  const { id, location } = problem;
  return {
    id,
    file: source.name,
    ...source.locate(location),
    pointer: pointer(source.pathTo(location)),
    ...wordsOf(problem),
    problem,
  };
}

/** The sentences of a problem, whatever its location. */
export function wordsOf({
  id,
  values,
}: Problem): Pick<Diagnostic, "severity" | "message" | "hint"> {
  // The pair of id and values was checked when the problem was made.
  const { severity, message, hint } = catalog[id] as Entry<unknown>;
  return { severity, message: message(values), hint: hint(values) };
}
