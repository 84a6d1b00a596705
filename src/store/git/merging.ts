// Merges what others have published into the author's content, which then starts from there.
import { isMedia } from "../../content/model/input.ts";
import type { Look } from "../git-host.ts";
import { changedFiles, withChanges, type Tree } from "./tree.ts";
import { basisOf, type Work } from "./author-changes.ts";

/** What the author is asked to merge. */
export interface Offered {
  /** The state by others. */
  look: Look;
  /** The commit that the author's content started from then. */
  base: string;
}

/**
 * The work over the state by others. It is the draft only once it is put there, so that what was merged and where it
 * starts are never apart.
 * @param version of the state by others that was merged
 * @param names the files that the author has merged
 * @returns undefined if the draft starts from somewhere else by now, or has more to merge
 */
export function mergingWork(
  work: Work,
  offered: Offered,
  version: string,
  names: ReadonlySet<string>,
): Work | undefined {
  const { look, base } = offered;
  if (work.head === undefined || look.commit !== version || work.base.commit !== base)
    return undefined;
  const { theirs } = basisOf({ ...work, published: look });
  if (theirs.some(({ name }) => !isMedia(name) && !names.has(name))) return undefined;
  return { ...work, base: look, over: look, tree: withTheirMedia(work, offered) };
}

/** The author's content with the media of others' pages. */
export function withTheirMedia({ base, tree }: Work, offered: Offered): Tree {
  if (offered.base !== base.commit) return tree;
  const theirs = changedFiles(base.tree, offered.look.tree);
  return withChanges(
    tree,
    theirs.filter(
      ({ name, before }) => isMedia(name) && [before, undefined].includes(tree.get(name)),
    ),
  );
}
