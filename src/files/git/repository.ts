// What git knows of a content folder: where it stands, which branch is edited, and what of it is published.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { commitOf } from "./commits.ts";
import { destinationOf, type Destination } from "./destination.ts";
import { git, GitFailed, gitIfAny } from "./git.ts";

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
  destination: Destination;
}

export type Found =
  | { is: "repository"; repository: Repository }
  /** There is nothing to compare with; a sentence says why, and what to do. */
  | { is: "none"; reason: string };

/** @throws {GitFailed} for what isn't foreseen */
export async function findRepository(folder: string): Promise<Found> {
  const none = (reason: string): Found => ({ is: "none", reason });
  let told: string;
  try {
    // One question for all: to start git takes longer than what it does.
    told = await git(folder, ["rev-parse", "--is-inside-work-tree", "--show-prefix", ...askMarks]);
  } catch (error) {
    return none(whyNone(error));
  }
  const [isInside, prefix = "", ...places] = told.split("\n");
  if (isInside !== "true")
    return none("The content isn't in a folder that git keeps the history of.");
  if ((await gitIfAny(folder, ["check-ignore", "--quiet", "."])) !== undefined)
    return none(
      "Git is told to leave the content folder out (in .gitignore), and so knows nothing of it.",
    );
  const head = await commitOf(folder, "HEAD");
  if (head === undefined)
    return none(
      "Nothing has been committed in this repository yet. Commit all files once (git add --all, git commit); from then on changes are published from here.",
    );
  const branch = await gitIfAny(folder, ["symbolic-ref", "--quiet", "HEAD"]);
  const remotes = (await git(folder, ["remote"])).split("\n").filter((name) => name !== "");
  const destination = await destinationOf(folder, branch, remotes);
  const begun = begunIn(folder, places);
  const repository = { folder, prefix, head, branch, begun, remotes, destination };
  return { is: "repository", repository };
}

function whyNone(error: unknown): string {
  if (!(error instanceof GitFailed)) throw error;
  if (error.why === "missing")
    return "Git isn't installed on this computer. Saving works; to see what changed and to publish, install git (https://git-scm.com) and start again.";
  if (/not a git repository/i.test(error.message))
    return "The content isn't in a git repository. Saving works; to publish from here, the folder has to be a copy of the site's repository (git clone).";
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

const askMarks = Object.keys(marks).flatMap((name) => ["--git-path", name]);

/** @param places of the marks, in their order */
function begunIn(folder: string, places: readonly string[]): string | undefined {
  return Object.values(marks).find((_what, index) =>
    existsSync(resolve(folder, places[index] ?? "")),
  );
}
