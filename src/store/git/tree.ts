// Compares the content of two commits by the object ids of their files.
import { isContentFile, isMedia } from "../../content/model/input.ts";
import type { NewFile, Snapshot } from "../git-host.ts";
import type { ChangedFile } from "../publishing.ts";

/** Path in the content folder -> object id. */
export type Tree = ReadonlyMap<string, string>;

/** Pages, site.json and media: what the site is made of. */
export function isContent(name: string): boolean {
  return /^media\/[^./][^/]*$/.test(name) || (!name.includes("/") && isContentFile(name));
}

/** Without other files in the content folder, which belong to others. */
export function onlyContent<Content extends Snapshot>(snapshot: Content): Content {
  const unreadable = [...(snapshot.unreadable ?? [])].filter(
    ([name]) => isContent(name) || name === "media",
  );
  return {
    ...snapshot,
    tree: new Map([...snapshot.tree].filter(([name]) => isContent(name))),
    ...(unreadable.length > 0 && { unreadable: new Map(unreadable) }),
  };
}

export function changedFiles(before: Tree, after: Tree): ChangedFile[] {
  return [...new Set([...before.keys(), ...after.keys()])]
    .filter((name) => before.get(name) !== after.get(name))
    .sort()
    .map((name) => ({ name, before: before.get(name), after: after.get(name) }));
}

export function withChanges(
  tree: Tree,
  changes: readonly Pick<ChangedFile, "name" | "after">[],
): Map<string, string> {
  const changed = new Map(tree);
  for (const { name, after } of changes)
    if (after === undefined) changed.delete(name);
    else changed.set(name, after);
  return changed;
}

export function mediaIn(tree: Tree): string[] {
  return [...tree.keys()].filter(isMedia).sort();
}

export function textsIn(tree: Tree): string[] {
  return [...tree.keys()].filter((name) => !isMedia(name)).sort();
}

/** Files for a commit that the host has already. */
export function newFiles(changes: readonly Pick<ChangedFile, "name" | "after">[]): NewFile[] {
  return changes.map(({ name, after }) => ({
    name,
    content: after === undefined ? null : { oid: after },
  }));
}
