// Finds the object ids that media have in the repository, where Git LFS has put a pointer in a file's place.
import { createHash } from "node:crypto";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { objectId } from "../files/object-ids.ts";
import { GitFailed, gitIfAny, listed } from "./git.ts";

/**
 * @param folder the content folder
 * @param ids the object ids of its files as they are on disk
 * @returns the same, but a pointer's id for a file that git has a pointer to
 */
export async function storedIds(
  folder: string,
  ids: ReadonlyMap<string, string>,
): Promise<Map<string, string>> {
  const stored = new Map(ids);
  for (const [name, id] of await mediaInGit(folder)) {
    const onDisk = ids.get(name);
    if (onDisk === undefined || onDisk === id) continue;
    const pointer = pointerTo(await readFile(join(folder, name)));
    if (objectId(new TextEncoder().encode(pointer)) === id) stored.set(name, id);
  }
  return stored;
}

/** Name -> object id, as git would commit them. Empty without git, as on a host that builds a copy of the files. */
async function mediaInGit(folder: string): Promise<[name: string, id: string][]> {
  const ask = ["ls-files", "--stage", "-z", "--", "media/"];
  const answer = await gitIfAny(folder, ask).catch((error: unknown) => {
    if (error instanceof GitFailed) return undefined;
    throw error;
  });
  return listed(answer ?? "").map((entry) => {
    const [about = "", name = ""] = entry.split("\t");
    return [name, about.split(" ")[1] ?? ""];
  });
}

/** There is only one pointer to a file: https://github.com/git-lfs/git-lfs/blob/main/docs/spec.md */
function pointerTo(content: Uint8Array): string {
  const hash = createHash("sha256").update(content).digest("hex");
  return `version https://git-lfs.github.com/spec/v1\noid sha256:${hash}\nsize ${content.length}\n`;
}
