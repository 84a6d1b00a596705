// What git knows of a content folder: where it stands, which branch is edited, and what of it is published.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { git, GitFailed, gitIfAny } from "./git.ts";

/** A branch at the remote, as it was when it was last looked at. */
export interface RemoteBranch {
  remote: string;
  /** Its name there. */
  branch: string;
  /** What git calls it here, `refs/remotes/origin/main`. */
  ref: string;
}

export interface Repository {
  /** The content folder, which git runs in. */
  folder: string;
  /** The way to it inside the repository, `content/`; empty where it is the whole of it. */
  prefix: string;
  /** What was last committed. */
  head: string;
  /** The branch that is edited; undefined where there is none (a detached head). */
  branch: string | undefined;
  /** What has been begun and must be ended first, for example a merge. */
  begun: string | undefined;
  remotes: readonly string[];
  /** The branch that is published, if it is known at all. */
  published: RemoteBranch | undefined;
  /** Whether that is where the branch that is edited is sent to. */
  isUpstream: boolean;
}

export type Found =
  | { is: "repository"; repository: Repository }
  /** There is nothing to compare with; a sentence says why, and what to do. */
  | { is: "none"; reason: string };

/** @throws {GitFailed} for what isn't foreseen */
export async function findRepository(folder: string): Promise<Found> {
  const none = (reason: string): Found => ({ is: "none", reason });
  try {
    if ((await git(folder, ["rev-parse", "--is-inside-work-tree"])) !== "true")
      return none("The content isn't in a folder that git keeps the history of.");
  } catch (error) {
    if (!(error instanceof GitFailed)) throw error;
    if (error.why === "missing")
      return none(
        "Git isn't installed on this computer. Saving works; to see what changed and to publish, install git (https://git-scm.com) and start again.",
      );
    if (/not a git repository/i.test(error.message))
      return none(
        "The content isn't in a git repository. Saving works; to publish from here, the folder has to be a copy of the site's repository (git clone).",
      );
    throw error;
  }
  if ((await gitIfAny(folder, ["check-ignore", "--quiet", "."])) !== undefined)
    return none(
      "Git is told to leave the content folder out (in .gitignore), and so knows nothing of it.",
    );
  const head = await commitOf(folder, "HEAD");
  if (head === undefined)
    return none(
      "Nothing has been committed in this repository yet. Commit all files once (git add --all, git commit); from then on changes are published from here.",
    );
  return { is: "repository", repository: await readRepository(folder, head) };
}

/** @returns undefined where there is no such commit */
export async function commitOf(folder: string, name: string): Promise<string | undefined> {
  const ask = ["rev-parse", "--verify", "--quiet", "--end-of-options", `${name}^{commit}`];
  return gitIfAny(folder, ask);
}

export async function isAncestor(folder: string, one: string, of: string): Promise<boolean> {
  return (await gitIfAny(folder, ["merge-base", "--is-ancestor", one, of])) !== undefined;
}

async function readRepository(folder: string, head: string): Promise<Repository> {
  const branch = await gitIfAny(folder, ["symbolic-ref", "--quiet", "HEAD"]);
  const remotes = (await git(folder, ["remote"])).split("\n").filter((name) => name !== "");
  const upstream = branch === undefined ? undefined : await upstreamOf(folder, branch);
  const isUpstream = upstream !== undefined;
  const published = upstream ?? (await usualBranch(folder));
  const prefix = await git(folder, ["rev-parse", "--show-prefix"]);
  const begun = await begunIn(folder);
  return { folder, prefix, head, branch, begun, remotes, published, isUpstream };
}

async function upstreamOf(folder: string, branch: string): Promise<RemoteBranch | undefined> {
  const format = "%(upstream)%00%(upstream:remotename)%00%(upstream:remoteref)";
  const told = await git(folder, ["for-each-ref", `--format=${format}`, branch]);
  const [ref = "", remote = "", there = ""] = told.split("\0");
  // One that is a branch of this repository itself ends nowhere.
  if (ref === "" || remote === "" || remote === ".") return undefined;
  if ((await commitOf(folder, ref)) === undefined) return undefined;
  return { remote, branch: there.replace(/^refs\/heads\//, ""), ref };
}

/** What is on main is published (publish.yml). */
async function usualBranch(folder: string): Promise<RemoteBranch | undefined> {
  const ref = "refs/remotes/origin/main";
  if ((await commitOf(folder, ref)) === undefined) return undefined;
  return { remote: "origin", branch: "main", ref };
}

const marks = {
  MERGE_HEAD: "A merge",
  "rebase-merge": "A rebase",
  "rebase-apply": "A rebase",
  CHERRY_PICK_HEAD: "A cherry-pick",
  REVERT_HEAD: "A revert",
  BISECT_LOG: "A bisect",
};

async function begunIn(folder: string): Promise<string | undefined> {
  const ask = Object.keys(marks).flatMap((name) => ["--git-path", name]);
  const paths = (await git(folder, ["rev-parse", ...ask])).split("\n");
  for (const [index, what] of Object.values(marks).entries())
    if (existsSync(resolve(folder, paths[index] ?? ""))) return what;
  return undefined;
}
