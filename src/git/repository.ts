// Finds out what git knows about a content folder: its repository, its branch, and where it is published.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { destinationOf, type Destination } from "./remote-branch.ts";
import { git, GitFailed, gitIfAny } from "./git.ts";
import { t } from "../words/t.ts";

export interface Repository {
  /** The content folder; git runs in it. */
  folder: string;
  /** Its path inside the repository, `content/`; empty if it is the repository's root. */
  prefix: string;
  /** The last commit. */
  head: string;
  /** The local branch; undefined if HEAD is detached. */
  branch: string | undefined;
  /** An unfinished operation that blocks publishing, for example a merge. */
  unfinished: string | undefined;
  /** The folder with the repository's hooks. */
  hooks: string;
  remotes: readonly string[];
  /** True if git knows the person's name and email. */
  isPersonKnown: boolean;
  destination: Destination;
}

export type Found =
  | { is: "repository"; repository: Repository }
  /** There is no usable repository; the reason says why and what to do. */
  | { is: "none"; reason: string };

/** @throws {GitFailed} for unexpected errors */
export async function findRepository(folder: string): Promise<Found> {
  const none = (reason: string): Found => ({ is: "none", reason });
  let status: RepositoryStatus;
  try {
    status = await statusOf(folder);
  } catch (error) {
    return none(whyNone(error));
  }
  const { isInside, head, checkout } = status;
  if (!isInside)
    return none(
      t`The content folder isn't part of a git working copy. To publish from here, use a copy of the site's repository (git clone).`,
    );
  if ((await gitIfAny(folder, ["check-ignore", "--quiet", "."])) !== undefined)
    return none(
      t`Git ignores the content folder. Remove it from .gitignore to see what changed and to publish.`,
    );
  if (head === undefined)
    return none(
      t`This repository has no commits yet. Commit all files once (git add --all, git commit). After that, you can publish from here.`,
    );
  const remotes = (await git(folder, ["remote"])).split("\n").filter((name) => name !== "");
  const isPersonKnown = await knowsPerson(folder);
  const destination = await destinationOf(folder, checkout.branch, remotes);
  const repository = { folder, ...checkout, head, remotes, isPersonKnown, destination };
  return { is: "repository", repository };
}

/** Reads the repository again after a fetch or after a branch has moved. */
export async function readAgain(repository: Repository): Promise<Repository> {
  const { folder, remotes } = repository;
  const { head = repository.head, checkout } = await statusOf(folder);
  const destination = await destinationOf(folder, checkout.branch, remotes);
  return { ...repository, ...checkout, head, destination };
}

interface RepositoryStatus {
  isInside: boolean;
  /** undefined if there are no commits yet. */
  head: string | undefined;
  checkout: Pick<Repository, "prefix" | "branch" | "unfinished" | "hooks">;
}

/** One command for everything, because starting git takes longer than its work. */
async function statusOf(folder: string): Promise<RepositoryStatus> {
  const head = ["--revs-only", "HEAD", "--symbolic-full-name", "HEAD"];
  const places = ["hooks", ...Object.keys(marks)].flatMap((name) => ["--git-path", name]);
  const ask = ["--is-inside-work-tree", "--show-prefix", ...places, ...head];
  const output = (await git(folder, ["rev-parse", ...ask])).split("\n");
  const [isInside, prefix = "", hooks = "", ...rest] = output;
  const [commit, name] = rest.slice(Object.keys(marks).length);
  // If HEAD is detached, git prints its own name instead of a branch.
  const branch = name === "HEAD" ? undefined : name;
  const checkout = {
    prefix,
    branch,
    unfinished: unfinishedIn(folder, rest),
    hooks: resolve(folder, hooks),
  };
  return { isInside: isInside === "true", head: commit, checkout };
}

async function knowsPerson(folder: string): Promise<boolean> {
  const ask = (who: string) => gitIfAny(folder, ["-c", "user.useConfigOnly=true", "var", who]);
  return (
    (await ask("GIT_AUTHOR_IDENT")) !== undefined &&
    (await ask("GIT_COMMITTER_IDENT")) !== undefined
  );
}

function whyNone(error: unknown): string {
  if (!(error instanceof GitFailed)) throw error;
  if (error.why === "missing")
    return t`Git isn't installed on this computer. You can save, but to see what changed and to publish, install git (https://git-scm.com) and restart.`;
  if (/not a git repository/i.test(error.message))
    return t`What you save is in the files of the content folder. To publish it, ask the person who manages the site, or run npm run build and upload the folder dist. Publishing from here doesn't work, because the folder isn't in a git repository.`;
  throw error;
}

const marks = {
  MERGE_HEAD: "A merge",
  "rebase-merge": "A rebase",
  "rebase-apply": "A rebase",
  CHERRY_PICK_HEAD: "A cherry-pick",
  REVERT_HEAD: "A revert",
  BISECT_LOG: "A bisect",
};

/** @param places the paths of the marks in their order, then other output */
function unfinishedIn(folder: string, places: readonly string[]): string | undefined {
  return Object.values(marks).find((_what, index) =>
    existsSync(resolve(folder, places[index] ?? "")),
  );
}
