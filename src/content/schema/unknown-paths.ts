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
  let inner: Branch | undefined = treeOf(unknown);
  for (const key of at) inner = inner?.inner.get(key);
  if (!inner) return true;
  const branch = inner;
  return !reads.some((read) => isUnknownOn(branch, read.split("/")));
}

/** The places as a tree, so that what is unknown in a value is found without comparing all of them. */
interface Branch {
  isUnknown: boolean;
  inner: Map<string | number, Branch>;
}

const trees = new WeakMap<readonly Path[], Branch>();

function treeOf(places: readonly Path[]): Branch {
  const known = trees.get(places);
  if (known) return known;
  const root: Branch = { isUnknown: false, inner: new Map() };
  for (const place of places) {
    let branch = root;
    for (const key of place) {
      const next = branch.inner.get(key) ?? { isUnknown: false, inner: new Map() };
      branch.inner.set(key, next);
      branch = next;
    }
    branch.isUnknown = true;
  }
  trees.set(places, root);
  return root;
}

/** Whether anything is unknown on the way into a value, on which `*` stands for each of its entries. */
function isUnknownOn({ isUnknown, inner }: Branch, [key, ...keys]: readonly string[]): boolean {
  if (isUnknown) return true;
  if (key === undefined) return false;
  const next = key === "*" ? [...inner.values()] : [inner.get(key)];
  return next.some((branch) => branch !== undefined && isUnknownOn(branch, keys));
}
