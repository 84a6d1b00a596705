// Stores a new media file as a draft until it has been checked, and removes drafts that a killed process left.
import { randomUUID } from "node:crypto";
import { lstat, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cannotNote, folderKey, makeStateFolder, stateFolder } from "./state-folder.ts";

/**
 * Creates a note about the draft before the draft exists, because only drafts with a note are cleaned up.
 * @param folder the content folder
 * @throws {NotWritable} if the note can't be written
 */
export async function newDraft(
  folder: string,
): Promise<{ path: string; remove: () => Promise<void> }> {
  const id = randomUUID();
  const note = join(await makeStateFolder(), `${await folderKey(folder)}-${id}${ending}`);
  await writeFile(note, "", { flag: "wx" }).catch(cannotNote);
  const path = draftOf(folder, id);
  return {
    path,
    async remove() {
      await rm(path, { force: true });
      await rm(note, { force: true });
    },
  };
}

/** Removes drafts of a killed process. Only the process that holds the folder's lock may call it. */
export async function removeDrafts(folder: string): Promise<void> {
  const start = `${await folderKey(folder)}-`;
  const notes = await readdir(stateFolder()).catch((): string[] => []);
  for (const note of notes) {
    if (!note.startsWith(start) || !note.endsWith(ending)) continue;
    // Never follows a link.
    const media = await lstat(join(folder, "media")).catch(() => undefined);
    const id = note.slice(start.length, -ending.length);
    if (media?.isDirectory()) await rm(draftOf(folder, id), { force: true });
    await rm(join(stateFolder(), note), { force: true });
  }
}

const ending = ".adding";

/** Starts with a dot, because no file in media has such a name. */
function draftOf(folder: string, id: string): string {
  return join(folder, "media", `.${id}${ending}`);
}
