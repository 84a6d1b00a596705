// Sends a file to GitHub before the commit that it is part of: a tree takes texts as they are, and other files by id.
import { toBase64 } from "../base64.ts";
import { Refused } from "../git-host.ts";
import { objectIdOf } from "../object-id.ts";
import type { Connection } from "./connection.ts";
import { t } from "../../words/t.ts";

/**
 * @param sent the object ids of files that were sent before: if a commit has to be tried again, they aren't sent again
 * @returns the file's object id
 */
export async function sendBlob(
  connection: Connection,
  bytes: Uint8Array,
  sent: Set<string>,
): Promise<string> {
  const oid = await objectIdOf(bytes);
  if (sent.has(oid)) return oid;
  const body = { content: toBase64(bytes), encoding: "base64" };
  const request = { method: "POST", path: "/git/blobs", body } as const;
  const { sha } = await connection.json<{ sha: string }>(request);
  if (sha !== oid) throw new Refused("other", t`The file arrived damaged at GitHub. Try again.`);
  sent.add(oid);
  return oid;
}
