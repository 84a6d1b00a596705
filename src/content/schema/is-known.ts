// Tells which values of a file with mistakes can still be checked for their meaning: those that are complete and of the
// right type.
import type { Path } from "../model/path.ts";

/** Paths of fields in a `T`: `fields/*\/name` is the name of every field. */
export type Reads<T> = readonly (`${keyof T & string}` | `${keyof T & string}/${string}`)[];

/**
 * True if all paths that are read of a value exist with the expected type, and everything in them. The value itself
 * counts, even if others in its list are missing.
 */
export function isKnown(unknown: readonly Path[], at: Path, reads: readonly string[]): boolean {
  if (unknown.length === 0) return true;
  let inner: Branch | undefined = treeOf(unknown);
  for (const key of at) inner = inner?.inner.get(key);
  if (!inner) return true;
  const branch = inner;
  return !reads.some((read) => isUnknownOn(branch, read.split("/")));
}

/** The paths as a tree, so that unknown values are found without comparing all of them. */
interface Branch {
  isUnknown: boolean;
  inner: Map<string | number, Branch>;
}

const trees = new WeakMap<readonly Path[], Branch>();

function treeOf(locations: readonly Path[]): Branch {
  const known = trees.get(locations);
  if (known) return known;
  const root: Branch = { isUnknown: false, inner: new Map() };
  for (const location of locations) {
    let branch = root;
    for (const key of location) {
      const next = branch.inner.get(key) ?? { isUnknown: false, inner: new Map() };
      branch.inner.set(key, next);
      branch = next;
    }
    branch.isUnknown = true;
  }
  trees.set(locations, root);
  return root;
}

/** True if anything is unknown on the path to a value, or in it; `*` matches each entry. */
function isUnknownOn({ isUnknown, inner }: Branch, [key, ...keys]: readonly string[]): boolean {
  // What is in the tree is unknown, or has something unknown in it.
  if (isUnknown || key === undefined) return true;
  const next = key === "*" ? [...inner.values()] : [inner.get(key)];
  return next.some((branch) => branch !== undefined && isUnknownOn(branch, keys));
}
