// What was found in several phases, brought together by file and put in the order of a reader.
import type { Diagnostic } from "../diagnostics/problem.ts";
import type { FileProblems } from "../diagnostics/suppress-implied.ts";
import type { Source } from "../syntax/source.ts";

type InFile = FileProblems & { source: Source };

/** Adds what was found besides to the file that it was found in, or as a file of its own. */
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

export function sortByPlace(diagnostics: readonly Diagnostic[]): Diagnostic[] {
  return diagnostics.toSorted(
    (a, b) => compareText(a.file, b.file) || a.line - b.line || a.column - b.column,
  );
}

function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}
