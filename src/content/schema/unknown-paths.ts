// Which checks can be made of a file with mistakes: those that read nothing which a mistake makes unknown.
import type { DiagnosticId, Problem } from "../diagnostics/problem.ts";
import { meantPath } from "./misspellings.ts";
import type { Damage } from "../syntax/tree.ts";
import type { Path } from "../model/path.ts";

/** Wrong, but still of the kind that the schema says, and with all that belongs to it. */
const harmless = new Set<DiagnosticId>([
  "button-target",
  "out-of-range",
  "repeated-value",
  "too-long",
  "too-many",
  "wrong-form",
  "wrong-name",
]);

/** Fields of a `T`, and what is in them: `fields/*\/name` is the name of every field. */
export type Reads<T> = readonly (`${keyof T & string}` | `${keyof T & string}/${string}`)[];

/**
 * The places where there is nothing of the kind that the schema says, or nothing that could be read.
 * @param shape what the schemas found
 * @param damage what syntax errors left unknown
 */
export function unknownPlaces(shape: readonly Problem[], damage: readonly Damage[]): Path[] {
  const missing = shape.flatMap((found): Path[] => {
    const { id, place, values } = found;
    const path = place.path ?? [];
    if (harmless.has(id)) return [];
    if (id === "missing-field") return [[...path, values.field]];
    const meant = meantPath(found);
    // A field that isn't surely meant for another may still be.
    return meant === undefined ? [path] : [path, meant];
  });
  // Without its type nothing can be said of a block or of a form's field.
  const unread = missing.map((path) => (path.at(-1) === "type" ? path.slice(0, -1) : path));
  return [...unread, ...damage.map(({ path }) => path)];
}

/** Whether everything that is read is there and of the kind that the schema says. */
export function isKnown<T>(unknown: readonly Path[], at: Path, reads: Reads<T>): boolean {
  const patterns = reads.map((read) => [...at, ...read.split("/")]);
  return !unknown.some((place) => patterns.some((pattern) => leadsTo(place, pattern)));
}

function leadsTo(place: Path, pattern: Path): boolean {
  return (
    place.length <= pattern.length &&
    place.every((key, index) => pattern[index] === "*" || pattern[index] === key)
  );
}
