// The author's content beside the published one: what is in the draft, and where it started.
import type { Look } from "../git-host.ts";
import { changedFiles, type ChangedFile, type Tree } from "./tree.ts";

export interface Work {
  /** What is published. */
  published: Look;
  /** The commit that the draft's branch is at; undefined if there is no such branch. */
  head: string | undefined;
  /** The published state that the author's content started from. */
  base: Look;
  /** The commit whose files the draft's next commit replaces. */
  over: Pick<Look, "commit" | "tree">;
  /** The author's content. */
  tree: Tree;
}

/** What differs between the author's content and the published one. */
export interface Basis {
  /** The published state to compare with. */
  base: Look;
  /** Files that the author has changed. */
  mine: readonly ChangedFile[];
  /** Files that others have published since the base, and that the author's content doesn't have yet. */
  theirs: readonly ChangedFile[];
}

/** @param base where the draft started */
export function workOf(published: Look, draft: Look | undefined, base: Look): Work {
  if (!draft || !isPending(base.tree, draft.tree, published.tree))
    return withoutChanges(published, draft?.commit);
  return { published, head: draft.commit, base, over: draft, tree: draft.tree };
}

/** The work of an author who has changed nothing. @param head the draft's branch, if there is one */
export function withoutChanges(published: Look, head?: string): Work {
  return { published, head, base: published, over: published, tree: published.tree };
}

/** False if everything that was changed since the base is published, or was changed back. */
export function isPending(base: Tree, draft: Tree, published: Tree): boolean {
  return changedFiles(base, draft).some(({ name, after }) => published.get(name) !== after);
}

export function basisOf({ base, published, tree }: Work): Basis {
  const theirs = changedFiles(base.tree, published.tree).filter(
    ({ name, after }) => tree.get(name) !== after,
  );
  if (theirs.length > 0) return { base, mine: changedFiles(base.tree, tree), theirs };
  // The author's content has everything that others have published.
  return { base: published, mine: changedFiles(published.tree, tree), theirs };
}

const trailer = "Based-on";

/** A commit's message that names the published commit that its content started from. */
export function basedOn(message: string, base: string): string {
  return `${message.trim()}\n\n${trailer}: ${base}`;
}

/** @param messages the latest first: others may have added commits, for example with "Update branch" at GitHub */
export function baseNamedIn(messages: readonly string[]): string | undefined {
  const pattern = new RegExp(`^${trailer}: ([0-9a-f]{40,64})$`, "m");
  return messages.map((message) => pattern.exec(message)?.[1]).find((base) => base !== undefined);
}
