// Finds what can be fixed or added in a file automatically.
import type { DiagnosticId, Problem } from "../diagnostics/problem.ts";
import { editsFor } from "../edit/change.ts";
import type { Edit } from "../edit/edits.ts";
import { isFields } from "../model/json.ts";
import type { SourceLocation } from "../model/path.ts";
import type { Source } from "../syntax/source.ts";
import type { Repair } from "./repair-edits.ts";
import { repairOf } from "./repairs.ts";
import { t } from "../../words/t.ts";

/** One fix or addition in one file. */
export interface Fix extends Repair {
  /** The file's name, as in diagnostics. */
  file: string;
  line: number;
  column: number;
  /** The problem that it fixes; undefined for an addition. */
  fixedProblem: DiagnosticId | undefined;
}

/** The fixes for a file's problems. */
export function fixesOf(source: Source, problems: readonly Problem[]): Fix[] {
  // Uncertain letters must stay as they are, and a file can't be saved without them.
  if (problems.some((found) => found.id === "wrong-encoding" && !found.values.isSure)) return [];
  return problems.flatMap((found) => {
    const repair = repairOf(source, found);
    if (!repair) return [];
    const start = startOf(source, found.location);
    return [{ file: source.name, ...start, fixedProblem: found.id, ...repair }];
  });
}

function startOf(source: Source, location: SourceLocation): Pick<Fix, "line" | "column"> {
  const { line, column } = source.locate(location);
  return { line, column };
}

/**
 * Adds the address of a file's schema if it is missing, so that code editors can help.
 * @param address of the schema, relative to the file
 */
export function writeSchema(source: Source, value: unknown, address: string): Fix[] {
  if (!isFields(value) || "$schema" in value) return [];
  const change = { do: "insert", into: [], at: 0, name: "$schema", value: address } as const;
  const edits: Edit[] | undefined = editsFor(source.text, change);
  const done = t`Added the address of its schema, so that editors can give help.`;
  return edits
    ? [{ file: source.name, line: 1, column: 1, fixedProblem: undefined, edits, done }]
    : [];
}
