// Reads the state of a public repository's branches without signing in, with as few requests as REST allows.
import { jsonIn, type Connection } from "./connection.ts";
import { entriesPublicly, type TreeCache } from "./entries-publicly.ts";
import { sortOut } from "./kinds.ts";
import { alongFirstParents, type Seen } from "./look.ts";
import { mostMessages } from "../git-host.ts";
import { isObjectId } from "../object-id.ts";
import { refusalFor } from "./refusals.ts";

export interface RestCommit {
  sha: string;
  parents: readonly { sha: string }[];
  commit: {
    message: string;
    tree: { sha: string };
    author: { name?: string } | null;
    committer: { date?: string } | null;
  };
}

/**
 * The latest commits, the latest first.
 * @param from a branch or a commit
 * @returns undefined if it doesn't exist
 */
export async function commitsPublicly(
  connection: Connection,
  from: string,
  count: number,
  path = "",
): Promise<readonly RestCommit[] | undefined> {
  const query = new URLSearchParams({ sha: from, per_page: String(count), ...(path && { path }) });
  const answered = await connection.ask({ path: `/commits?${query}` });
  if (answered.is === "answered") return jsonIn(answered.response);
  if (answered.status !== 404) throw refusalFor(connection.repository, "", answered);
  // GitHub says the same if there is no such repository.
  await connection.accepted({ path: "" });
  return undefined;
}

/** @param name a branch or a commit */
export async function lookPublicly(
  connection: Connection,
  folder: string,
  name: string,
  cache: TreeCache,
): Promise<Seen | undefined> {
  const from = isObjectId(name) ? name : `refs/heads/${name}`;
  const commits = await commitsPublicly(connection, from, mostMessages);
  const [latest] = commits ?? [];
  if (!commits || !latest) return undefined;
  const root = latest.commit.tree.sha;
  const entries = await entriesPublicly(connection, root, folder, cache);
  const { modes, ...content } = sortOut(entries);
  const history = commits.map(({ sha, parents, commit }) => ({
    oid: sha,
    message: commit.message,
    parents: { nodes: parents.map((parent) => ({ oid: parent.sha })) },
  }));
  const messages = alongFirstParents(history, latest.sha).map(({ message }) => message);
  const date = latest.commit.committer?.date ?? "";
  const look = { commit: latest.sha, date, messages, ...content };
  return { look, root, modes, commits: new Set(commits.map(({ sha }) => sha)) };
}
