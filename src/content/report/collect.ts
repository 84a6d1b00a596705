// Joins the problems of several phases by file, and sorts them for reading.
import type { Diagnostic } from "../diagnostics/problem.ts";
import type { FileProblems } from "../diagnostics/suppress-implied.ts";
import type { Source } from "../syntax/source.ts";

type InFile = FileProblems & { source: Source };

/** Adds further problems to their file, or to a new one if it isn't listed yet. */
export function joinBySource(
  files: readonly InFile[],
  found: readonly Pick<InFile, "source" | "problems">[],
): InFile[] {
  const joined = new Map<Source, InFile>(files.map((file) => [file.source, file]));
  for (const { source, problems } of found) {
    const { damage = [], unknown = [], problems: own = [] } = joined.get(source) ?? {};
    joined.set(source, { source, damage, unknown, problems: [...own, ...problems] });
  }
  return [...joined.values()];
}

export function sortByLocation(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
