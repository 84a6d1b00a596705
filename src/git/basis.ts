// What the content on disk began with, and what others have published since.
import { changedFiles, isMedia, treeOfDisk, type ChangedFile } from "./content-tree.ts";
import { gitIfAny } from "./git.ts";
import { commitOf, isAncestor } from "./history.ts";
import { markedFiles, type MarkedFiles } from "./skipped-files.ts";
import type { RemoteBranch } from "./remote-branch.ts";
import type { Repository } from "./repository.ts";

export interface Basis {
  /** The commit that is compared with. */
  base: string;
  /** What is published now, as far as is known here. */
  published: string;
  /** The content on disk as git stored it: what is written later isn't in it. */
  disk: string;
  /** What is on disk and not in the base. */
  mine: readonly ChangedFile[];
  /** What is published, not in the base, and not on disk. */
  theirs: readonly ChangedFile[];
  /** Media on disk that nobody has committed, by their names. */
  newMedia: readonly string[];
  /** What git is told to leave alone: it is taken to be as in the base. */
  marked: MarkedFiles;
}

/** @param mergedVersion a commit of others' that the content on disk already has in it */
export async function basisOf(
  repository: Repository,
  published: string,
  mergedVersion?: string,
): Promise<Basis> {
  const base = await beginning(repository, published, mergedVersion);
  const marked = await markedFiles(repository);
  const disk = await treeOfDisk(repository, base, marked);
  const mine = await changedFiles(repository, base, disk);
  const newMedia = await newMediaIn(repository, base, mine);
  if (base === published) return { base, published, disk, mine, theirs: [], newMedia, marked };
  const now = new Map(mine.map(({ name, after }) => [name, after]));
  const theirs = (await changedFiles(repository, base, published)).filter(
    ({ name, after }) => !now.has(name) || now.get(name) !== after,
  );
  if (theirs.length > 0) return { base, published, disk, mine, theirs, newMedia, marked };
  // All that others have published is here, by whatever way it came.
  return {
    base: published,
    published,
    disk,
    mine: await changedFiles(repository, published, disk),
    theirs,
    newMedia,
    marked,
  };
}

async function newMediaIn(
  repository: Repository,
  base: string,
  mine: readonly ChangedFile[],
): Promise<string[]> {
  const { head } = repository;
  const added = mine.filter(({ name, before }) => isMedia(name) && before === undefined);
  if (added.length === 0 || base === head) return added.map(({ name }) => name);
  // What was committed here on purpose, and isn't published yet, is known.
  const committed = await changedFiles(repository, base, head);
  const isKnown = new Set(committed.map(({ name, after }) => after && name));
  return added.map(({ name }) => name).filter((name) => !isKnown.has(name));
}

/** Names a commit of content that is, or is about to be, sent from here, until the branch has moved on to it. */
export function sentMark({ branch }: RemoteBranch): string {
  return `refs/edit/sent/${branch}`;
}

async function beginning(
  { folder, head, destination }: Repository,
  published: string,
  mergedVersion: string | undefined,
): Promise<string> {
  // Nothing can have been sent or taken in beyond what is here.
  if (head === published) return published;
  const common = (await gitIfAny(folder, ["merge-base", head, published])) ?? published;
  if (common === published) return published;
  const sent =
    destination.is === "unknown"
      ? undefined
      : await commitOf(folder, sentMark(destination.published));
  for (const known of [mergedVersion, sent]) {
    if (known === undefined || !(await isAncestor(folder, known, published))) continue;
    if (await isAncestor(folder, common, known)) return known;
  }
  return common;
}
