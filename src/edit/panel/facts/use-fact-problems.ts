// The problems of the fact that a field edits in place: they are at the fact, but the author types here.
import type { Diagnostic } from "../../../content/diagnostics/problem.ts";
import { siteFile } from "../../../content/model/input.ts";
import { pointer } from "../../../content/model/path.ts";
import { useSessionState } from "../../screen/use-session.ts";

/** @param fact undefined if the field edits none */
export function useFactProblems(fact: string | undefined): readonly Diagnostic[] {
  const diagnostics = useSessionState((state) => state.diagnostics);
  if (fact === undefined) return [];
  const at = pointer(["facts", fact]);
  return diagnostics.filter((each) => each.pointer === at && each.file.endsWith(`/${siteFile}`));
}
