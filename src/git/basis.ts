// Compares the content on disk with the commit that it started from, and with what others have published since.
import { isMedia } from "../content/model/input.ts";
import type { ChangedFile } from "../store/publishing.ts";
import { changedFiles, treeOfDisk } from "./content-tree.ts";
import { gitIfAny } from "./git.ts";
import { commitOf, isAncestor } from "./commits.ts";
import { markedFiles, type MarkedFiles } from "./skipped-files.ts";
import type { RemoteBranch } from "./remote-branch.ts";
import type { Repository } from "./repository.ts";

export interface Basis {
  /** The commit to compare with: where the content on disk started. */
  base: string;
  /** The published commit, as of the last fetch. */
  published: string;
  /** A tree with the content on disk. Later writes aren't in it. */
  disk: string;
  /** Files that differ between the base and the disk. */
  mine: readonly ChangedFile[];
  /** Files that others have published since the base and that aren't on disk yet. */
  theirs: readonly ChangedFile[];
  /** Names of media on disk that nobody has committed. */
  newMedia: readonly string[];
  /** Files that git skips on this computer. They count as unchanged. */
  marked: MarkedFiles;
}

/** @param mergedVersion a commit by others that is already merged into the content on disk */
export async function basisOf(
  repository: Repository,
  published: string,
  mergedVersion?: string,
): Promise<Basis> {
  const base = await findBase(repository, published, mergedVersion);
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
  // Everything that others have published is already on disk, so their commit is the new base.
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
  // Files that were committed on this computer were added on purpose, so they aren't new.
  const committed = await changedFiles(repository, base, head);
  const isKnown = new Set(committed.map(({ name, after }) => after && name));
  return added.map(({ name }) => name).filter((name) => !isKnown.has(name));
}

/** The ref that names the commit being published, until the local branch has moved to it. */
export function sentMark({ branch }: RemoteBranch): string {
  return `refs/edit/sent/${branch}`;
}

async function findBase(
  { folder, head, destination }: Repository,
  published: string,
  mergedVersion: string | undefined,
): Promise<string> {
  // The local branch is the published one, so nothing was sent or merged beyond it.
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
