// Where a file that is added to media is until it is known to be one, and what removes it if the process is killed before.
import { randomUUID } from "node:crypto";
import { lstat, readdir, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { cannotNote, folderKey, makeStateFolder, stateFolder } from "./state-folder.ts";

/**
 * Notes a draft before it is there: what isn't noted is never removed.
 * @param folder the content folder
 * @throws {NotWritable} where it can't be noted
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

/** Removes the drafts of a process that was killed; only the one that may write to the folder may do that. */
export async function removeDrafts(folder: string): Promise<void> {
  const start = `${await folderKey(folder)}-`;
  const notes = await readdir(stateFolder()).catch((): string[] => []);
  for (const note of notes) {
    if (!note.startsWith(start) || !note.endsWith(ending)) continue;
    // Never through a link.
    const media = await lstat(join(folder, "media")).catch(() => undefined);
    const id = note.slice(start.length, -ending.length);
    if (media?.isDirectory()) await rm(draftOf(folder, id), { force: true });
    await rm(join(stateFolder(), note), { force: true });
  }
}

const ending = ".adding";

/** No file of media has a name that begins with a dot. */
function draftOf(folder: string, id: string): string {
  return join(folder, "media", `.${id}${ending}`);
}
