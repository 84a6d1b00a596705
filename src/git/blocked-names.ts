// Finds unpublished local files that have the same name as media that others have published.
import { lstat } from "node:fs/promises";
import { join } from "node:path";
import { isMedia } from "../content/model/input.ts";
import type { ChangedFile } from "../store/publishing.ts";
import { idsOnDisk } from "./skipped-files.ts";
import type { Repository } from "./repository.ts";

/** @returns the name of one of their files that can't be written without losing a local file */
export async function findBlockedName(
  repository: Repository,
  theirs: readonly ChangedFile[],
): Promise<string | undefined> {
  const { folder } = repository;
  const present: ChangedFile[] = [];
  const isTheirs = new Set(theirs.map(({ name }) => name));
  for (const file of theirs.filter(({ name }) => isMedia(name))) {
    const parts = file.name.split("/");
    for (const [index] of parts.slice(1).entries()) {
      const around = parts.slice(0, index + 1).join("/");
      const entry = await statsIfAny(join(folder, around));
      if (entry && !entry.isDirectory() && !isTheirs.has(around)) return file.name;
    }
    const entry = await statsIfAny(join(folder, file.name));
    if (entry && !entry.isFile() && file.after !== undefined) return file.name;
    if (entry?.isFile() === true) present.push(file);
  }
  const names = present.map(({ name }) => name);
  const now = await idsOnDisk(repository, names);
  const idOf = (stored: string | undefined) => stored?.split(" ")[1];
  return present.find(({ name, before, after }) => {
    const id = now.get(name);
    return id !== idOf(before) && id !== idOf(after);
  })?.name;
}

/** @returns undefined if nothing is at the path */
function statsIfAny(path: string) {
  return lstat(path).catch(() => undefined);
}
