// Checks a token before it is used, and says by name what it is missing.
import { Refused, type TokenCheck } from "../git-host.ts";
import type { RepositorySetup } from "../setup.ts";
import { Connection, isRefused } from "./connection.ts";
import type { Viewer } from "./look.ts";
import { personOf } from "./person.ts";
import { emptyRepository, NotPermitted, refusalFor } from "./refusals.ts";
import { t } from "../../words/t.ts";

interface CheckAnswer {
  viewer: Viewer;
  repository: {
    /** null for an empty repository. */
    defaultBranchRef: { name: string } | null;
    ref: { target: { folder?: { type: string } | null; tree?: { oid: string } } } | null;
  };
}

/** The reasons, for the person. */
const reasons = {
  nothing: t`Paste the token here.`,
  notAToken: t`This isn't a token from GitHub: they begin with "github_pat_". Copy the whole token and paste it here.`,
  notAccepted: t`GitHub doesn't accept this token: it has expired, was deleted, or wasn't copied whole. Paste it again, or create a new one.`,
  noAccess: (name: string) =>
    t`This token has no access to ${name}. At GitHub, edit the token: under "Repository access", choose this repository. The owner of an organization may have to approve it.`,
  noContents: (name: string) =>
    t`This token can't save to ${name}. At GitHub, edit the token: under "Repository access", choose this repository, and under "Permissions", set "Contents" to "Read and write". The owner of an organization may have to approve it.`,
  noBranch: (name: string, branch: string, other: string) =>
    t`The repository ${name} has no branch called "${branch}". If the site is published from "${other}", ask the owner of the repository to write that into site.json, under "repositorySettings".`,
  noFolder: (name: string, folder: string) =>
    t`The repository ${name} has no folder called "${folder}". Ask the owner of the repository.`,
};

/** Without blanks and line breaks, which come along when it is copied. */
const cleaned = (token: string): string => token.replaceAll(/\s/g, "");

/** Of today's tokens: https://github.blog/2021-04-05-behind-githubs-new-authentication-token-formats/ */
const isTokenLike = (token: string): boolean =>
  /^(github_pat_|gh[opu]_)\w+$/.test(token) || /^[0-9a-f]{40}$/.test(token);

/** @param folder the content folder's path in the repository; empty for the top */
export async function checkToken(
  repository: RepositorySetup,
  folder: string,
  token: string,
): Promise<TokenCheck> {
  const given = cleaned(token);
  if (given === "") return { is: "refused", reason: reasons.nothing };
  const account = { token: () => given, person: undefined, signedOut: () => {} };
  try {
    return await check(new Connection(repository, account), repository, folder);
  } catch (error) {
    if (!(error instanceof Refused)) throw error;
    if (error.why === "signed out")
      return {
        is: "refused",
        reason: isTokenLike(given) ? reasons.notAccepted : reasons.notAToken,
      };
    if (error.why === "missing")
      return { is: "refused", reason: reasons.noAccess(repository.name) };
    const isPermission = error instanceof NotPermitted;
    return {
      is: "refused",
      reason: isPermission ? reasons.noContents(repository.name) : error.message,
    };
  }
}

async function check(
  connection: Connection,
  { name, branch }: RepositorySetup,
  folder: string,
): Promise<TokenCheck> {
  const reason = (text: string): TokenCheck => ({ is: "refused", reason: text });
  const path = folder === "" ? "" : "folder: file(path: $folder) { type }";
  const { viewer, repository } = await connection.query<CheckAnswer>(
    `query($owner: String!, $name: String!, $ref: String!${path && ", $folder: String!"}) {
      viewer { login name databaseId }
      repository(owner: $owner, name: $name) {
        defaultBranchRef { name }
        ref(qualifiedName: $ref) { target { ... on Commit { tree { oid } ${path} } } }
      }
    }`,
    { ref: `refs/heads/${branch}`, ...(path && { folder }) },
  );
  const { name: usual } = repository.defaultBranchRef ?? {};
  if (usual === undefined) return reason(emptyRepository(name).message);
  if (!repository.ref) return reason(reasons.noBranch(name, branch, usual));
  if (path && repository.ref.target.folder?.type !== "tree")
    return reason(reasons.noFolder(name, folder));
  const [ends, canPropose] = await Promise.all([
    probeContents(connection),
    probePulls(connection, branch),
  ]);
  return { is: "ready", person: personOf(viewer), ends, canPropose };
}

/**
 * Keeps a file that no commit has: it changes nothing, and git forgets it.
 * @returns when the token ends
 */
async function probeContents(connection: Connection): Promise<Date | undefined> {
  const body = { content: "\n", encoding: "utf-8" };
  const answered = await connection.ask({ method: "POST", path: "/git/blobs", body });
  if (answered.is === "answered") return endOf(answered.response.headers);
  // Tokens of the older kind are refused as if there were no repository.
  if (answered.status === 404) throw new NotPermitted("forbidden", answered.message);
  throw refusalFor(connection.repository, "/git/blobs", answered);
}

/**
 * Such as `2025-11-12 10:31:26 UTC`. GitHub doesn't show this header to pages, so in a browser it is undefined; nothing
 * else tells it: https://github.com/nearform/github-snooze-chrome-extension/issues/11
 */
function endOf(headers: Headers): Date | undefined {
  const [, day, time] =
    /^(\S+) (\S+) UTC$/.exec(headers.get("github-authentication-token-expiration") ?? "") ?? [];
  return day && time ? new Date(`${day}T${time}Z`) : undefined;
}

/**
 * Asks for a pull request from a branch into itself, which is impossible. GitHub says what is wrong with it (422) only
 * to those who may open one; others get 403 or 404.
 */
async function probePulls(connection: Connection, branch: string): Promise<boolean> {
  const body = { title: "Check", head: branch, base: branch };
  const request = { method: "POST", path: "/pulls", body } as const;
  try {
    const answered = await connection.ask(request);
    return answered.is === "answered" || answered.status === 422;
  } catch (error) {
    if (isRefused(error, "busy", "forbidden")) return false;
    throw error;
  }
}
