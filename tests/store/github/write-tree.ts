// Makes a tree from another and the files that differ, as GitHub does for `POST git/trees`.
import type { BareRepository } from "./bare-repository.ts";

/** By path; null removes the file. */
export type TreeChanges = ReadonlyMap<string, { mode: string; oid: string } | null>;

/** @returns the tree's object id; undefined if a file that doesn't exist is removed */
export function writeChangedTree(
  repository: BareRepository,
  base: string | undefined,
  changes: TreeChanges,
): string | undefined {
  const entries = new Map(
    (base ? (repository.tree(base) ?? []) : []).map((entry) => [entry.name, entry]),
  );
  const folders = new Map<string, Map<string, { mode: string; oid: string } | null>>();
  for (const [path, change] of changes) {
    const [name = "", ...rest] = path.split("/");
    if (rest.length > 0) {
      const inside = folders.get(name) ?? new Map();
      folders.set(name, inside.set(rest.join("/"), change));
    } else if (change) entries.set(name, { name, ...change });
    else if (!entries.delete(name)) return undefined;
  }
  for (const [name, inside] of folders) {
    const oid = writeChangedTree(repository, entries.get(name)?.oid, inside);
    if (!oid) return undefined;
    entries.set(name, { mode: "40000", name, oid });
    // Git has no empty folders.
    if (repository.tree(oid)?.length === 0) entries.delete(name);
  }
  return repository.writeTree([...entries.values()]);
}
