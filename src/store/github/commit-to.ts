// Makes one commit from new files: a tree, the commit, and the branch's move to it.
import type { BranchChange, Person } from "../git-host.ts";
import { moveBranch } from "./branches.ts";
import type { Connection } from "./connection.ts";

interface Signature {
  name: string;
  email: string;
}

interface Committed {
  commit: string;
  /** The object id of the repository's tree. */
  root: string;
}

/**
 * @param root the tree of `change.over`
 * @param author undefined for the owner of the token
 * @throws {Moved} if the branch isn't at `change.expected`
 */
export async function commitTo(
  connection: Connection,
  folder: string,
  { branch, expected, over, files, message }: BranchChange,
  root: string,
  author: Signature | undefined,
): Promise<Committed> {
  const entries = files.map(({ name, content }) => ({
    path: folder === "" ? name : `${folder}/${name}`,
    mode: "100644",
    type: "blob",
    ...(content && "text" in content ? { content: content.text } : { sha: content?.oid ?? null }),
  }));
  const tree =
    entries.length === 0
      ? root
      : await made(connection, "/git/trees", { base_tree: root, tree: entries });
  const parents = expected === undefined ? [over] : [...new Set([expected, over])];
  const body = { message, tree, parents, ...(author && { author }) };
  const commit = await made(connection, "/git/commits", body);
  await moveBranch(connection, branch, expected, commit);
  return { commit, root: tree };
}

/** @returns the new object's id */
async function made(connection: Connection, path: string, body: object): Promise<string> {
  const { sha } = await connection.json<{ sha: string }>({ method: "POST", path, body });
  return sha;
}

/** The tree of a commit that no look has had. */
export async function rootOf(connection: Connection, commit: string): Promise<string> {
  const path = `/git/commits/${commit}`;
  const { tree } = await connection.json<{ tree: { sha: string } }>({ path });
  return tree.sha;
}

/**
 * An invited person writes under their own name, with the address that GitHub gives to the token's owner: it is never
 * shown to belong to anybody else.
 * https://docs.github.com/en/account-and-profile/reference/email-addresses-reference
 */
export function signatureOf(
  person: Person,
  owner: { login: string; databaseId: number | null },
  mail: string,
): Signature {
  const account = owner.databaseId === null ? owner.login : `${owner.databaseId}+${owner.login}`;
  return { name: person.name, email: `${account}@${mail}` };
}
