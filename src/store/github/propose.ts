// Opens a pull request, or finds the one that is open already.
import { Refused } from "../git-host.ts";
import { jsonIn, type Connection } from "./connection.ts";
import { outOfOrder, refusalFor, Unanswered, type Declined } from "./refusals.ts";
import { t } from "../../words/t.ts";

interface PullsAnswer {
  repository: {
    pullRequests: { nodes: readonly { url: string; isCrossRepository: boolean }[] };
  };
}

/** Forks can have a branch of the same name, so a few are read. */
async function openProposal(
  connection: Connection,
  branch: string,
  into: string,
): Promise<string | undefined> {
  const { repository } = await connection.query<PullsAnswer>(
    `query($owner: String!, $name: String!, $head: String!, $base: String!) {
      repository(owner: $owner, name: $name) {
        pullRequests(headRefName: $head, baseRefName: $base, states: OPEN, first: 10) {
          nodes { url isCrossRepository }
        }
      }
    }`,
    { head: branch, base: into },
  );
  return repository.pullRequests.nodes.find((pull) => !pull.isCrossRepository)?.url;
}

/**
 * @param message its first line becomes the title
 * @returns the pull request's address
 */
export async function propose(
  connection: Connection,
  branch: string,
  into: string,
  message: string,
): Promise<string> {
  const [title = "", ...lines] = message.split("\n");
  const body = { title, head: branch, base: into, body: lines.join("\n").trim() };
  const attempt = async (): Promise<string | Declined> => {
    const answered = await connection.ask({ method: "POST", path: "/pulls", body });
    if (answered.is === "declined") return answered;
    const { html_url: address } = await jsonIn<{ html_url?: unknown }>(answered.response);
    if (typeof address !== "string" || !/^https?:/.test(address)) throw outOfOrder();
    return address;
  };
  const answered = await attempt().catch(async (error: unknown) => {
    if (!(error instanceof Unanswered)) throw error;
    const address = await openProposal(connection, branch, into);
    // GitHub refuses a second one, so asking again is safe.
    return address === undefined ? attempt() : address;
  });
  if (typeof answered === "string") return answered;
  if (/already exists/i.test(answered.message))
    return (await openProposal(connection, branch, into)) ?? `${connection.addresses.page}/pulls`;
  if (/no commits between/i.test(answered.message))
    throw new Refused("other", t`There is nothing to propose: all of this is published already.`);
  throw refusalFor(connection.repository, "/pulls", answered);
}
