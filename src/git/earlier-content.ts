// A content folder as it was at an earlier time, from git, so that what changed since can be told.
import { join } from "node:path";
import { loadContent, mailService, type LoadedContent } from "../files/content-folder.ts";
import { git as run, GitFailed } from "./git.ts";
import { withIndex } from "./content-tree.ts";
import { NoTemporaryFolder } from "../files/temporary-folder.ts";
import { NoContent } from "../files/given-folder.ts";

/** There is no earlier state; the message is for whoever asked. */
export class NoEarlierState extends Error {}

export interface Earlier {
  /** Its day, as 2025-05-27, and its commit in short. */
  date: string;
  commit: string;
  /** undefined where there was none yet. */
  content: LoadedContent | undefined;
}

/**
 * @param since a branch or a commit; what is published if it is left out
 * @throws {NoEarlierState} without git, a repository, or that commit
 */
export async function readEarlier(folder: string, since?: string): Promise<Earlier> {
  const place = await git(folder, ["rev-parse", "--show-toplevel", "--show-prefix"]);
  const [root = "", prefix = ""] = place.split("\n");
  const called = since === undefined ? await lastPublished(folder) : since;
  if (since !== undefined && !(await isKnown(folder, since)))
    throw new NoEarlierState(
      `There is no branch or commit "${since}". Use one that exists, for example origin/main or HEAD~1.`,
    );
  // Where the two have gone apart since, what others have published in the meantime isn't part of the change.
  const common = await git(folder, ["merge-base", "HEAD", called]).catch(() => called);
  const [date = "", commit = ""] = (
    await git(folder, ["show", "-s", "--format=%cs %h", common])
  ).split(" ");
  const tree = `${common}:${prefix.replace(/\/$/, "")}`;
  const isThere = await git(folder, ["rev-parse", "--verify", "--quiet", tree]).catch(() => "");
  return { date, commit, content: isThere === "" ? undefined : await readTree(root, tree) };
}

/** What is on main is published (publish.yml); without a remote, what was last committed is all there is. */
async function lastPublished(folder: string): Promise<string> {
  for (const name of ["origin/main", "HEAD"]) if (await isKnown(folder, name)) return name;
  throw new NoEarlierState("Nothing is committed yet, so there is nothing to compare with.");
}

async function isKnown(folder: string, name: string): Promise<boolean> {
  const ask = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  return (await git(folder, ask).catch(() => "")) !== "";
}

/** By way of a folder, so that it is read as every content folder is. */
async function readTree(root: string, tree: string): Promise<LoadedContent | undefined> {
  try {
    return await withIndex({ folder: root }, tree, async ({ environment }, place) => {
      await git(root, ["checkout-index", "--all", `--prefix=${place}/content/`], environment);
      return loadContent(join(place, "content"), mailService);
    });
  } catch (error) {
    if (error instanceof NoContent) return undefined;
    if (error instanceof NoTemporaryFolder)
      throw new NoEarlierState(error.message, { cause: error });
    throw error;
  }
}

async function git(
  folder: string,
  args: readonly string[],
  environment: Record<string, string> = {},
): Promise<string> {
  try {
    return (await run(folder, args, { environment })).trim();
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    if (error.why === "missing")
      throw new NoEarlierState("Changes are read from git, but git isn't installed here.");
    if (error.message.includes("not a git repository"))
      throw new NoEarlierState(
        `Changes are read from git, but the folder "${folder}" isn't in a git repository.`,
      );
    throw new NoEarlierState(`Git couldn't read the changes. It says: ${error.message}`);
  }
}
