// Finds which values of a file with mistakes are incomplete or of the wrong type.
import type { Problem } from "../diagnostics/problem.ts";
import { traitsOf } from "../diagnostics/traits.ts";
import { meantPath } from "../diagnostics/subject.ts";
import type { Damage } from "../model/damage.ts";
import type { Path } from "../model/path.ts";

/**
 * The paths without a value of the expected type, or without a readable value.
 * @param shape the schema problems
 * @param damage what syntax errors left unknown
 */
export function unknownPaths(shape: readonly Problem[], damage: readonly Damage[]): Path[] {
  const missing = shape.flatMap((found): Path[] => {
    const { id, location, values } = found;
    const path = location.path ?? [];
    if (traitsOf(found).isReadable) return [];
    if (id === "missing-field") return [[...path, values.field]];
    const meant = meantPath(found);
    // A field that isn't surely a misspelling may still be one.
    return meant === undefined ? [path] : [path, meant];
  });
  // Without a type, nothing is known about a block or a form's field.
  const unknown = missing.map((path) => (path.at(-1) === "type" ? path.slice(0, -1) : path));
  return [...unknown, ...damage.map(({ path }) => path)];
}
