// Makes a commit of content without touching the person's index or branch, and runs the repository's hooks for it.
import { access, constants, readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { ChangedFile } from "../store/publishing.ts";
import { contentFiles, indexInfo, withIndex } from "./content-tree.ts";
import { git, gitIfAny, GitFailed, listed, longLimit } from "./git.ts";
import type { Repository } from "./repository.ts";

/** No commit was made; the message says why. */
export class CommitRefused extends Error {}

interface Wanted {
  /** The published commit that this one goes on top of. */
  over: string;
  files: readonly ChangedFile[];
  parents: readonly string[];
  message: string;
}

/**
 * @returns the commit, which no branch points to yet; undefined if a hook reverted all changes
 * @throws {CommitRefused} if a hook of the repository rejects it
 */
export async function commitContent(
  repository: Repository,
  wanted: Wanted,
): Promise<string | undefined> {
  const { folder } = repository;
  return withIndex(repository, wanted.over, async (own, scratch) => {
    const input = indexInfo(repository, wanted.files);
    await git(folder, ["update-index", "-z", "--index-info"], { ...own, input });
    const written = join(scratch, "message");
    await writeFile(written, `${wanted.message.trim()}\n`);
    const run = (name: string, ...args: string[]) => runHook(repository, own, name, args);
    const ran = [
      await run("pre-commit"),
      await run("prepare-commit-msg", written, "message"),
      await run("commit-msg", written),
    ];
    const tree = await git(folder, ["write-tree"], own);
    if (ran.includes(true)) {
      if (await isUnchanged(folder, wanted, tree)) return undefined;
      await refuseOthers(folder, wanted.over, tree);
    }
    const parents = wanted.parents.flatMap((parent) => ["-p", parent]);
    const isSigned =
      (await gitIfAny(folder, ["config", "--type=bool", "commit.gpgSign"])) === "true";
    const gpgOption = isSigned ? ["--gpg-sign"] : [];
    const input2 = await readFile(written, "utf8");
    return git(folder, ["commit-tree", tree, ...parents, ...gpgOption, "-F", "-"], {
      input: input2,
    });
  });
}

/** True if a hook has reverted all changes, for example by formatting them away. */
async function isUnchanged(
  folder: string,
  { over, parents }: Wanted,
  tree: string,
): Promise<boolean> {
  const before = [over, ...parents].map((commit) => `${commit}^{tree}`);
  const trees = (await git(folder, ["rev-parse", ...before])).split("\n");
  return trees.every((each) => each === tree);
}

/** @throws {CommitRefused} if a hook has added files that aren't content */
async function refuseOthers(folder: string, over: string, tree: string): Promise<void> {
  const outside = contentFiles.map((spec) => spec.replace("glob", "exclude,glob"));
  const ask = ["diff-tree", "-r", "-z", "--name-only", "--no-renames", over, tree, "--", ":(top)"];
  const [other] = listed(await git(folder, [...ask, ...outside]));
  if (other !== undefined)
    throw new CommitRefused(
      `This repository's pre-commit hook added ${other}, but the editor publishes only content. Ask the person who maintains the repository.`,
    );
}

/** @returns true if the repository has this hook */
async function runHook(
  { folder, hooks }: Repository,
  own: { environment: Record<string, string> },
  name: string,
  args: readonly string[],
): Promise<boolean> {
  const isThere = await access(join(hooks, name), constants.X_OK).then(
    () => true,
    () => false,
  );
  if (!isThere) return false;
  try {
    await git(folder, ["hook", "run", name, "--", ...args], { ...own, limit: longLimit });
    return true;
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    const why = error.message.includes("not a git command")
      ? "The editor can run it only with git 2.36 or later. Install a newer git."
      : `The hook says: ${error.message}`;
    throw new CommitRefused(`This repository's ${name} hook rejected the changes. ${why}`);
  }
}
