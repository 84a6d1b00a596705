// What is said once all is saved, which content with mistakes can be, too.
import type { Diagnostic } from "../content/diagnostics/problem.ts";
import { count } from "../content/report/text.ts";

export function savedNotice(diagnostics: readonly Diagnostic[]): string {
  const errors = diagnostics.filter(({ severity }) => severity === "error").length;
  if (errors === 0) return "Saved.";
  const keep = errors === 1 ? "keeps" : "keep";
  return `Saved. ${count(errors, "problem")} ${keep} it from being published.`;
}
