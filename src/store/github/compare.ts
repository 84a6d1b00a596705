// Compares a branch with the published one, without signing in with as few requests as REST allows.
import type { Comparison, Look, Snapshot } from "../git-host.ts";
import { refOf } from "./addresses.ts";
import { jsonIn, type Connection } from "./connection.ts";
import { entriesPublicly, type TreeCache } from "./entries-publicly.ts";
import { sortOut } from "./kinds.ts";
import type { LatestLooks } from "./latest-looks.ts";
import type { RestCommit } from "./look-publicly.ts";
import { mergeBaseOf } from "./merge-base.ts";
import { refusalFor, Unanswered } from "./refusals.ts";

interface RestComparison {
  /** The latest commit of the branch to merge into. */
  base_commit: RestCommit;
  merge_base_commit: RestCommit;
  /** Those that only the branch has, at most 250 of the latest. */
  commits: readonly RestCommit[];
}

/** @returns undefined if there is no such branch */
export async function compare(
  connection: Connection,
  folder: string,
  looks: LatestLooks,
  [into, branch]: readonly [into: string, branch: string],
): Promise<Comparison | undefined> {
  const publicly = connection.isSignedIn
    ? undefined
    : await comparePublicly(connection, folder, into, branch);
  if (publicly) return publicly;
  const [published, now] = (await looks.look([into, branch])).map((seen) => seen?.look);
  if (!now) return undefined;
  const before = published && (await commonWith(connection, looks, published, now));
  return { now, before, diffs: [] };
}

/** What the messages of the branch say could hide its changes, so GitHub is asked where it started. */
async function commonWith(
  connection: Connection,
  looks: LatestLooks,
  published: Look,
  now: Look,
): Promise<Look | undefined> {
  if (looks.hasInHistory(published.commit, now.commit)) return published;
  const base = await mergeBaseOf(connection, published.commit, now.commit);
  // A branch that has nothing in common with the site would replace it.
  if (base === undefined || base === published.commit) return published;
  const [found] = await looks.look([base]);
  return found?.look;
}

/**
 * One request says where both branches are and where they parted.
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 * @returns undefined if one of them doesn't exist, or they have nothing in common
 */
async function comparePublicly(
  connection: Connection,
  folder: string,
  into: string,
  branch: string,
): Promise<Comparison | undefined> {
  const path = pathFor(refOf(into), refOf(branch));
  const answered = await connection.ask({ path, size: largestDiff });
  if (answered.is === "declined") {
    if (answered.status === 404) return undefined;
    throw refusalFor(connection.repository, path, answered);
  }
  const found = await jsonIn<RestComparison>(answered.response);
  const published = found.base_commit.sha;
  const trees: TreeCache = new Map();
  const read = async ({ sha, commit }: RestCommit): Promise<Snapshot> => {
    const { tree, unreadable } = sortOut(
      await entriesPublicly(connection, commit.tree.sha, folder, trees),
    );
    return { commit: sha, tree, unreadable };
  };
  const [now, before] = await Promise.all(
    [latestOf(found), found.merge_base_commit].map(async (each) => read(each)),
  );
  if (!now || !before) return undefined;
  const others = [now.commit, published].filter((commit) => commit !== before.commit);
  const diffs = others.map((other) => () => diffOf(connection, before.commit, other));
  return { now, before, diffs };
}

/** The commit that has no child; a branch with no commit of its own is where both parted. */
function latestOf({ commits, merge_base_commit }: RestComparison): RestCommit {
  const parents = new Set(commits.flatMap((each) => each.parents.map(({ sha }) => sha)));
  return commits.findLast(({ sha }) => !parents.has(sha)) ?? merge_base_commit;
}

/**
 * The whole difference. In the list of files, GitHub leaves out patches after the first hundred or so, whatever their size
 * (https://github.com/github/docs/issues/32223).
 * @returns undefined if GitHub finds it too large, or takes too long
 */
async function diffOf(
  connection: Connection,
  one: string,
  other: string,
): Promise<string | undefined> {
  const path = pathFor(one, other);
  const accept = "application/vnd.github.diff";
  try {
    const answered = await connection.ask({ path, accept, size: largestDiff });
    if (answered.is === "answered") return await answered.response.text();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
  }
  return undefined;
}

/** In bytes: https://docs.github.com/en/repositories/creating-and-managing-repositories/repository-limits#diff-limits */
const largestDiff = 1_000_000;

const pathFor = (one: string, other: string): string => `/compare/${one}...${other}`;
