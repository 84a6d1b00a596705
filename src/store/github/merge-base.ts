// Asks at which commit two histories parted.
import { jsonIn, type Connection } from "./connection.ts";
import { refusalFor } from "./refusals.ts";

interface Comparison {
  merge_base_commit: { sha: string };
}

/**
 * Every page of the answer names it, and only the first one lists what differs:
 * https://docs.github.com/rest/commits/commits#compare-two-commits
 * @returns undefined if the two commits have nothing in common
 */
export async function mergeBaseOf(
  connection: Connection,
  one: string,
  other: string,
): Promise<string | undefined> {
  const path = `/compare/${one}...${other}?per_page=1&page=2`;
  const answered = await connection.ask({ path });
  if (answered.is === "declined") {
    if (answered.status === 404) return undefined;
    throw refusalFor(connection.repository, path, answered);
  }
  const { merge_base_commit } = await jsonIn<Comparison>(answered.response);
  return merge_base_commit.sha;
}
