// Takes a snapshot of what is about to be published, so that later writes to disk don't change it.
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import type { Basis } from "./basis.ts";
import { isMedia } from "../content/model/input.ts";
import { checkOut, contentFiles, isPublishable, withIndex } from "./content-tree.ts";
import { git, listed } from "./git.ts";
import type { Repository } from "./repository.ts";

export interface Snapshot {
  /** Pages and site.json with their bytes on disk. */
  files: ReadonlyMap<string, Buffer>;
  /** Names of all media, as content uses them. */
  media: ReadonlySet<string>;
  /** Names of media that nobody has committed. */
  newMedia: readonly string[];
  /** Names of files that git skips; they are as in the base. */
  marked: ReadonlySet<string>;
}

export async function takeSnapshot(
  repository: Repository,
  { disk, newMedia, marked }: Pick<Basis, "disk" | "newMedia" | "marked">,
): Promise<Snapshot> {
  const { folder } = repository;
  return withIndex(repository, disk, async (own, scratch) => {
    const ask = ["ls-files", "-z", "--stage", "--", ...contentFiles];
    // 100644 1a2b… 0	home.json
    const entries = listed(await git(folder, ask, own)).map((entry) => {
      const [about = "", name = ""] = entry.split("\t");
      return { name, id: about.split(" ")[1] ?? "" };
    });
    const content = entries.filter(({ name }) => isPublishable(name));
    const pages = content.filter(({ name }) => !isMedia(name));
    const names = pages.map(({ name }) => name);
    const stored = await checkOut(repository, names, own, scratch);
    const files = new Map<string, Buffer>();
    for (const { name, id } of pages)
      files.set(name, await asOnDisk(folder, name, id, stored.get(name)));
    const media = content.map(({ name }) => name).filter(isMedia);
    return { files, media: new Set(media), newMedia, marked: new Set(marked.keys()) };
  });
}

/** Git may store other line ends than the file on disk has, and the editor compares with the disk. */
async function asOnDisk(
  folder: string,
  name: string,
  id: string,
  stored: Buffer = Buffer.alloc(0),
): Promise<Buffer> {
  const now = await readFile(join(folder, name)).catch(() => stored);
  if (now.equals(stored)) return stored;
  const ask = ["hash-object", "--stdin", "--path", name];
  return (await git(folder, ask, { input: now })) === id ? now : stored;
}
