// Computes the names that git gives to files, so that the editor finds them in the repository again.
import { createHash } from "node:crypto";
import { lstat, readFile } from "node:fs/promises";
import { join } from "node:path";

/**
 * The object ids of files as they are on disk: nothing is converted, not even if git is set to convert line ends.
 * https://git-scm.com/book/en/v2/Git-Internals-Git-Objects
 * @param names paths in the folder
 * @returns without links and folders, which have no content of their own in git
 */
export async function objectIdsIn(
  folder: string,
  names: Iterable<string>,
): Promise<Map<string, string>> {
  const ids = new Map<string, string>();
  for (const name of names) {
    const path = join(folder, name);
    if ((await lstat(path)).isFile()) ids.set(name, objectId(await readFile(path)));
  }
  return ids;
}

export function objectId(content: Uint8Array): string {
  return createHash("sha1").update(`blob ${content.length}\0`).update(content).digest("hex");
}
