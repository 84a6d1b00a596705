// Makes one commit from new files: a tree, the commit, and the branch's move to it.
import type { BranchChange, NewFile, Person } from "../git-host.ts";
import { moveBranch } from "./branches.ts";
import type { Connection } from "./connection.ts";
import { isObjectId } from "../object-id.ts";
import { modeFor } from "./kinds.ts";
import type { Seen } from "./look.ts";
import { outOfOrder } from "./refusals.ts";

interface Signature {
  name: string;
  email: string;
}

/** The files of a commit, as far as the next one needs to know them. */
export type State = Pick<Seen, "root" | "modes">;

interface Committed extends State {
  commit: string;
}

/** A file as a tree takes it. */
export interface TreeFile extends NewFile {
  content: Exclude<NewFile["content"], { bytes: Uint8Array }>;
}

interface TreeChange extends Omit<BranchChange, "files"> {
  files: readonly TreeFile[];
}

/**
 * @param before the state of `change.over`
 * @param author undefined for the owner of the token
 * @throws {Moved} if the branch isn't at `change.expected`
 */
export async function commitTo(
  connection: Connection,
  folder: string,
  { branch, expected, over, files, message }: TreeChange,
  { root, modes }: State,
  author: Signature | undefined,
): Promise<Committed> {
  const entries = files.map(({ name, content }) => ({
    path: folder === "" ? name : `${folder}/${name}`,
    mode: content ? modeFor(name, modes) : "100644",
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
  const removed = new Set(files.flatMap(({ name, content }) => (content ? [] : name)));
  const left = [...modes].filter(([name]) => !removed.has(name));
  return { commit, root: tree, modes: new Map(left) };
}

/** @returns the new object's id @throws {Unanswered} if the answer has none */
async function made(connection: Connection, path: string, body: object): Promise<string> {
  const { sha } = await connection.json<{ sha?: unknown }>({ method: "POST", path, body });
  if (typeof sha !== "string" || !isObjectId(sha)) throw outOfOrder();
  return sha;
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
