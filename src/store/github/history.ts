// Lists the commits that changed the content.
import type { ContentCommit } from "../git-host.ts";
import type { Connection } from "./connection.ts";
import { commitsPublicly } from "./look-publicly.ts";
import { isObjectId } from "./object-id.ts";

/** How many are listed at once. */
const page = 30;

interface HistoryAnswer {
  oid: string;
  committedDate: string;
  message: string;
  author: { name: string | null } | null;
}

interface CommitsAnswer {
  repository: {
    from: { history?: { nodes: readonly HistoryAnswer[] } } | null;
    ref: { target: { history?: { nodes: readonly HistoryAnswer[] } } } | null;
  };
}

/** @param before only earlier ones than this commit */
export async function commitsOf(
  connection: Connection,
  folder: string,
  branch: string,
  before: string | undefined,
): Promise<readonly ContentCommit[]> {
  // The commit itself can be the first of those that are reachable from it.
  const count = page + 1;
  const from = before ?? branch;
  const found = connection.isSignedIn
    ? await commits(connection, folder, from, count)
    : ((await commitsPublicly(connection, from, count, folder)) ?? []).map(
        ({ sha, commit }): ContentCommit => ({
          commit: sha,
          date: commit.committer?.date ?? "",
          message: commit.message,
          author: commit.author?.name ?? "",
        }),
      );
  return found.filter(({ commit }) => commit !== before).slice(0, page);
}

async function commits(
  connection: Connection,
  folder: string,
  from: string,
  count: number,
): Promise<ContentCommit[]> {
  const isCommit = isObjectId(from);
  const start = isCommit
    ? "from: object(oid: $from) { ...commits }"
    : "ref(qualifiedName: $from) { target { ...commits } }";
  const path = folder === "" ? "" : ", path: $path";
  const { repository } = await connection.query<CommitsAnswer>(
    `query($owner: String!, $name: String!, $from: ${isCommit ? "GitObjectID" : "String"}!${path && ", $path: String!"}) {
      repository(owner: $owner, name: $name) { ${start} }
    }
    fragment commits on Commit {
      history(first: ${count}${path}) { nodes { oid committedDate message author { name } } }
    }`,
    { from: isCommit ? from : `refs/heads/${from}`, ...(path && { path: folder }) },
  );
  const found = isCommit ? repository.from : repository.ref?.target;
  return (found?.history?.nodes ?? []).map(({ oid, committedDate, message, author }) => ({
    commit: oid,
    date: committedDate,
    message,
    author: author?.name ?? "",
  }));
}
