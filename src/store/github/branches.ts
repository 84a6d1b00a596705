// Moves branches to new commits, so that nothing of other people is lost and lost answers are recognized.
import { Moved, Refused } from "../git-host.ts";
import { refOf } from "./addresses.ts";
import { jsonIn, type Answered, type Connection } from "./connection.ts";
import { isProtected, outOfOrder, refusalFor, Unanswered, type Declined } from "./refusals.ts";
import { t } from "../../words/t.ts";

/** A branch's latest commits, this one first. */
interface Recent {
  head: string;
  commits: ReadonlySet<string>;
}

interface RefAnswer {
  target: { oid: string; history?: { nodes: readonly { oid: string }[] } };
}

/** Asked with GraphQL, because pages get older answers from REST for a minute. */
async function recentOf(connection: Connection, branch: string): Promise<Recent | undefined> {
  const { repository } = await connection.query<{ repository: { ref: RefAnswer | null } }>(
    `query($owner: String!, $name: String!, $ref: String!) {
      repository(owner: $owner, name: $name) {
        ref(qualifiedName: $ref) {
          target { oid ... on Commit { history(first: 40) { nodes { oid } } } }
        }
      }
    }`,
    { ref: `refs/heads/${branch}` },
  );
  if (!repository.ref) return undefined;
  const { oid, history } = repository.ref.target;
  return { head: oid, commits: new Set(history?.nodes.map((commit) => commit.oid)) };
}

const hasMoved = (branch: string, isGone = false): Moved =>
  new Moved(t`Someone else has changed the branch "${branch}" in the meantime.`, { isGone });

/** The words for it: https://github.com/github/rest-api-description/issues/2746 and others. */
const saysMoved = /not a fast.forward|reference already exists/i;
const saysGone = /reference does not exist/i;
const saysProtected =
  /pull request|protected|rule violation|required|not authorized|cannot update/i;

/**
 * Moves a branch to a commit that was made for it, or makes the branch.
 * @param expected where the branch is; undefined if it doesn't exist yet
 * @throws {Moved} if it isn't there
 */
export async function moveBranch(
  connection: Connection,
  branch: string,
  expected: string | undefined,
  commit: string,
): Promise<void> {
  const attempt = async (): Promise<Answered> => {
    const answered = await connection.ask(
      expected === undefined
        ? {
            method: "POST",
            path: "/git/refs",
            body: { ref: `refs/heads/${branch}`, sha: commit },
          }
        : {
            method: "PATCH",
            path: `/git/${refOf(branch)}`,
            body: { sha: commit, force: false },
          },
    );
    if (answered.is === "declined") return answered;
    const { object } = await jsonIn<{ object?: { sha?: unknown } }>(answered.response);
    // Something on the way may have answered instead of GitHub.
    if (object?.sha !== commit) throw outOfOrder();
    return answered;
  };
  const isDone = async () => (await recentOf(connection, branch))?.commits.has(commit) ?? false;

  let answered: Answered;
  try {
    answered = await attempt();
  } catch (error) {
    if (!(error instanceof Unanswered)) throw error;
    if (await isDone()) return;
    // It didn't arrive, or answers lag. Asked twice, GitHub moves the branch once: the commit stays the same.
    answered = await attempt();
    if (answered.is === "declined" && (await isDone())) return;
  }
  if (answered.is === "declined") throw await reasonFor(connection, branch, expected, answered);
}

async function reasonFor(
  connection: Connection,
  branch: string,
  expected: string | undefined,
  declined: Declined,
): Promise<Error> {
  const { status, message } = declined;
  if (status !== 409 && status !== 422) return refusalFor(connection.repository, "", declined);
  if (saysGone.test(message)) return hasMoved(branch, true);
  if (saysMoved.test(message)) return hasMoved(branch);
  if (saysProtected.test(message)) return isProtected(branch);
  const now = await recentOf(connection, branch);
  if (now?.head !== expected) return hasMoved(branch);
  if (expected === undefined) return cantBeMade(connection, branch);
  return refusalFor(connection.repository, "", declined);
}

/** Git has no branch "a/b" next to a branch "a". GitHub only says that it failed. */
async function cantBeMade(connection: Connection, branch: string): Promise<Refused> {
  const parts = branch.split("/");
  for (let count = 1; count < parts.length; count++) {
    const name = parts.slice(0, count).join("/");
    if (await recentOf(connection, name))
      return new Refused(
        "other",
        t`The repository has a branch called "${name}", so GitHub can't add "${branch}". Ask the owner of the repository to rename "${name}".`,
      );
  }
  return new Refused(
    "protected",
    t`GitHub doesn't let you add the branch "${branch}". Ask the owner of the repository to allow it.`,
  );
}

const nothing = "0".repeat(40);

/**
 * Removes a branch if it is still at this commit. GraphQL compares both at once, REST can't.
 * https://docs.github.com/en/graphql/reference/mutations#updaterefs
 * @throws {Moved} if it isn't
 */
export async function removeBranch(
  connection: Connection,
  repositoryId: string,
  branch: string,
  expected: string,
): Promise<void> {
  const update = { name: `refs/heads/${branch}`, beforeOid: expected, afterOid: nothing };
  const attempt = async () => {
    const { updateRefs } = await connection.query<{ updateRefs?: object | null }>(
      `mutation($repositoryId: ID!, $updates: [RefUpdate!]!) {
        updateRefs(input: { repositoryId: $repositoryId, refUpdates: $updates }) {
          clientMutationId
        }
      }`,
      { repositoryId, updates: [{ ...update, force: true }] },
      true,
    );
    if (!updateRefs) throw outOfOrder();
  };
  try {
    await attempt();
  } catch (error) {
    if (!(error instanceof Refused) || !["offline", "busy", "other"].includes(error.why))
      throw error;
    const now = await recentOf(connection, branch);
    if (!now) return;
    if (now.head !== expected) throw hasMoved(branch);
    if (!(error instanceof Unanswered)) throw error;
    await attempt();
  }
}
