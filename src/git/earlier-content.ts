// Reads an earlier version of a content folder from git, so that it can be compared with the current one.
import { asSentence } from "../content/text/sentence.ts";
import { writeFile } from "node:fs/promises";
import { join } from "node:path";
import { blocksOf, loadContent, type LoadedContent } from "../files/content-folder.ts";
import { git as run, GitFailed } from "./git.ts";
import { withIndex } from "./content-tree.ts";
import { NoTemporaryFolder } from "../files/temporary-folder.ts";
import { NoContent } from "../files/given-folder.ts";
import { themeName } from "../files/theme-file.ts";

/** There is no earlier version; the message says why, for the person who asked. */
export class NoEarlierState extends Error {}

export interface Earlier {
  /** Its date, such as 2025-05-27, and its short commit id. */
  date: string;
  commit: string;
  /** undefined if the commit has no content yet. */
  content: LoadedContent | undefined;
}

/**
 * @param since a branch or a commit; the published version by default
 * @throws {NoEarlierState} if there is no git, no repository, or no such commit
 */
export async function readEarlier(folder: string, since?: string): Promise<Earlier> {
  const place = await git(folder, ["rev-parse", "--show-toplevel", "--show-prefix"]);
  const [root = "", prefix = ""] = place.split("\n");
  const called = since === undefined ? await lastPublished(folder) : since;
  if (since !== undefined && !(await isKnown(folder, since)))
    throw new NoEarlierState(
      `There is no branch or commit "${since}". Use one that exists, for example origin/main or HEAD~1.`,
    );
  // If the two branches have diverged, others' changes since then aren't part of this change.
  const common = await git(folder, ["merge-base", "HEAD", called]).catch(() => called);
  const [date = "", commit = ""] = (
    await git(folder, ["show", "-s", "--format=%cs %h", common])
  ).split(" ");
  const tree = `${common}:${prefix.replace(/\/$/, "")}`;
  const isThere = await git(folder, ["rev-parse", "--verify", "--quiet", tree]).catch(() => "");
  if (isThere === "") return { date, commit, content: undefined };
  const theme = await git(folder, ["show", `${common}:${themeIn(prefix)}`]).catch(() => undefined);
  return { date, commit, content: await readTree({ folder, root, tree, theme }) };
}

/** The theme's path in the repository. @param prefix the content folder's, with a slash at its end */
const themeIn = (prefix: string): string => prefix.replace(/[^/]+\/$/, "") + themeName;

/** The published branch is main (publish.yml). Without a remote, the last commit is used. */
async function lastPublished(folder: string): Promise<string> {
  for (const name of ["origin/main", "HEAD"]) if (await isKnown(folder, name)) return name;
  throw new NoEarlierState("Nothing is committed yet, so there is nothing to compare with.");
}

async function isKnown(folder: string, name: string): Promise<boolean> {
  const ask = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  return (await git(folder, ask).catch(() => "")) !== "";
}

interface EarlierTree {
  /** The content folder as it is now. */
  folder: string;
  /** The repository's. */
  root: string;
  tree: string;
  theme: string | undefined;
}

/** Checks the tree out into a temporary folder, with its theme beside it, so that it is read like any content folder. */
async function readTree({
  folder,
  root,
  tree,
  theme,
}: EarlierTree): Promise<LoadedContent | undefined> {
  try {
    return await withIndex({ folder: root }, tree, async ({ environment }, place) => {
      await git(root, ["checkout-index", "--all", `--prefix=${place}/content/`], environment);
      if (theme !== undefined) await writeFile(join(place, themeName), theme);
      // Own blocks are drawn as they are today.
      return loadContent(join(place, "content"), blocksOf(folder));
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
    throw new NoEarlierState(
      `Git couldn't read the changes. It says: ${asSentence(error.message)}`,
    );
  }
}
