// Compares folders by what is in their files.
import { createHash } from "node:crypto";
import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";

/** Path -> a hash of the content, of all files. */
export async function hashesIn(folder: string): Promise<Record<string, string>> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  const hashed = files.map(async ({ parentPath, name }) => {
    const path = join(parentPath, name);
    const hash = createHash("sha256").update(await readFile(path));
    return [path.slice(folder.length + 1), hash.digest("hex")] as const;
  });
  return Object.fromEntries((await Promise.all(hashed)).toSorted());
}
