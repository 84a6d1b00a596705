// Moves the local branch to the published commit, as a commit or a pull would.
import { copyFile } from "node:fs/promises";
import { join, resolve } from "node:path";
import { NoTemporaryFolder, withTemporaryFolder } from "../files/temporary-folder.ts";
import type { ChangedFile } from "../store/publishing.ts";
import { isAncestor } from "./commits.ts";
import { changedFiles, contentFiles, indexInfo } from "./content-tree.ts";
import { git, GitFailed, gitIfAny, listed } from "./git.ts";
import { markAgain, markedFiles } from "./skipped-files.ts";
import type { Repository } from "./repository.ts";

/**
 * Staged changes stay staged, and files with uncommitted changes aren't touched. The content on disk is already the
 * published one, or newer.
 * @returns false if the branch couldn't be moved
 */
export async function moveBranch(repository: Repository, to: string): Promise<boolean> {
  const { folder, head, branch } = repository;
  if (branch === undefined || !(await isAncestor(folder, head, to))) return false;
  if (head === to) return true;
  try {
    const content = await unstaged(repository, await changedFiles(repository, head, to));
    const changed = new Set(content.map(({ name }) => name));
    const marked = [...(await markedFiles(repository))].filter(([name]) => changed.has(name));
    const outside = [":(top)", ...contentFiles.map((spec) => spec.replace("glob", "exclude,glob"))];
    const others = await gitIfAny(folder, ["diff", "--quiet", head, to, "--", ...outside]);
    if (others === undefined) await takeInOthers(repository, content, to);
    else await put(repository, content);
    await markAgain(repository, new Map(marked));
    // Last, so that the index never looks like a revert of the new commit. Fails if the branch has moved meanwhile.
    await git(folder, ["update-ref", "-m", "publish", branch, to, head]);
    return true;
  } catch (error) {
    if (error instanceof GitFailed || error instanceof NoTemporaryFolder) return false;
    throw error;
  }
}

/** Leaves out files that have staged changes. */
async function unstaged(
  { folder, prefix, head }: Repository,
  files: readonly ChangedFile[],
): Promise<ChangedFile[]> {
  const ask = ["diff-index", "--cached", "--name-only", "-z", "--no-renames", head];
  const staged = new Set(listed(await git(folder, ask)));
  return files.filter(({ name }) => !staged.has(prefix + name));
}

async function put(repository: Repository, files: readonly ChangedFile[], index?: string) {
  const environment = index === undefined ? {} : { GIT_INDEX_FILE: index };
  const input = indexInfo(repository, files);
  const set = ["update-index", "-z", "--index-info"];
  await git(repository.folder, set, { input, environment });
}

/** Also updates files other than content that others have changed. Tries it on a copy of the index first. */
async function takeInOthers(
  repository: Repository,
  content: readonly ChangedFile[],
  to: string,
): Promise<void> {
  const { folder, head } = repository;
  await withTemporaryFolder(async (scratch) => {
    const index = join(scratch, "index");
    await copyFile(resolve(folder, await git(folder, ["rev-parse", "--git-path", "index"])), index);
    await put(repository, content, index);
    const environment = { GIT_INDEX_FILE: index };
    await git(folder, ["update-index", "-q", "--refresh"], { environment }).catch(() => {});
    await git(folder, ["read-tree", "-n", "-m", "-u", head, to], { environment });
    await put(repository, content);
    await git(folder, ["update-index", "-q", "--refresh"]).catch(() => {});
    await git(folder, ["read-tree", "-m", "-u", head, to]);
  });
}
