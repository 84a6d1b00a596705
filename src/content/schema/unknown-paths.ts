// Which content can be checked for what it means though the file has mistakes: that of which all is there and
// of the right kind.
import { traitsOf, type Problem } from "../diagnostics/problem.ts";
import { meantPath } from "../diagnostics/subject.ts";
import type { Damage } from "../model/damage.ts";
import type { Path } from "../model/path.ts";

/** Fields of a `T`, and what is in them: `fields/*\/name` is the name of every field. */
export type Reads<T> = readonly (`${keyof T & string}` | `${keyof T & string}/${string}`)[];

/**
 * The places where there is nothing of the kind that the schema says, or nothing that could be read.
 * @param shape what the schemas found
 * @param damage what syntax errors left unknown
 */
export function unknownPaths(shape: readonly Problem[], damage: readonly Damage[]): Path[] {
  const missing = shape.flatMap((found): Path[] => {
    const { id, place, values } = found;
    const path = place.path ?? [];
    if (traitsOf(found).isReadable) return [];
    if (id === "missing-field") return [[...path, values.field]];
    const meant = meantPath(found);
    // A field that isn't surely meant for another may still be.
    return meant === undefined ? [path] : [path, meant];
  });
  // Without its type nothing can be said of a block or of a form's field.
  const unread = missing.map((path) => (path.at(-1) === "type" ? path.slice(0, -1) : path));
  return [...unread, ...damage.map(({ path }) => path)];
}

/**
 * Whether everything that is read of the value at a path is there and of the kind that the schema says. It is
 * itself, even where others in the same list are missing.
 */
export function isKnown(unknown: readonly Path[], at: Path, reads: readonly string[]): boolean {
  if (unknown.length === 0) return true;
  const patterns = reads.map((read) => [...at, ...read.split("/")]);
  return !unknown.some(
    (place) => place.length >= at.length && patterns.some((pattern) => leadsTo(place, pattern)),
  );
}

function leadsTo(place: Path, pattern: Path): boolean {
  return (
    place.length <= pattern.length &&
    place.every((key, index) => pattern[index] === "*" || pattern[index] === key)
  );
}
