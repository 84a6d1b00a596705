// What can be mended or added in a file without asking.
import type { DiagnosticId, Problem } from "../diagnostics/problem.ts";
import { editsFor } from "../edit/change.ts";
import type { Edit } from "../edit/edits.ts";
import { isFields } from "../model/json.ts";
import type { Place } from "../model/path.ts";
import type { Source } from "../syntax/source.ts";
import { repairOf, type Repair } from "./repairs.ts";

/** One repair or addition in one file. */
export interface Fix extends Repair {
  /** As diagnostics name it. */
  file: string;
  line: number;
  column: number;
  /** What it is the repair of; undefined for an addition. */
  mends: DiagnosticId | undefined;
}

/** The repairs of what was found in a file. */
export function fixesOf(source: Source, problems: readonly Problem[]): Fix[] {
  // Letters that are in doubt must stay as they are, and no file can be written without its letters.
  if (problems.some((found) => found.id === "wrong-encoding" && !found.values.isSure)) return [];
  return problems.flatMap((found) => {
    const repair = repairOf(source, found);
    if (!repair) return [];
    const start = startOf(source, found.place);
    return [{ file: source.name, ...start, mends: found.id, ...repair }];
  });
}

function startOf(source: Source, place: Place): Pick<Fix, "line" | "column"> {
  const { line, column } = source.locate(place);
  return { line, column };
}

/**
 * Writes where the schema of a file is, if the file leaves it out, so that programs for editing give help.
 * @param address of the schema, as it is from the file
 */
export function writeSchema(source: Source, value: unknown, address: string): Fix[] {
  if (!isFields(value) || "$schema" in value) return [];
  const change = { do: "insert", into: [], at: 0, name: "$schema", value: address } as const;
  const edits: Edit[] | undefined = editsFor(source.text, change);
  const done = "Added the address of its schema, so that editors can give help.";
  return edits ? [{ file: source.name, line: 1, column: 1, mends: undefined, edits, done }] : [];
}
