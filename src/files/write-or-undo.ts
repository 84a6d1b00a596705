// Writes new files into a folder completely or not at all, so that a command that failed can be run again.
import { mkdir, readdir, rm } from "node:fs/promises";
import { join } from "node:path";

/**
 * @param folder is made if it isn't there
 * @param write adds to the folder. What it added is removed if it fails, which on a full disk works, too
 */
export async function writeOrUndo<Result>(
  folder: string,
  write: () => Promise<Result>,
): Promise<Result> {
  // The outermost of the folders that were made.
  const made = await mkdir(folder, { recursive: true });
  const before = await readdir(folder);
  try {
    return await write();
  } catch (error) {
    const added = made === undefined ? await addedTo(folder, before) : [made];
    for (const path of added)
      await rm(path, { recursive: true, force: true }).catch(() => undefined);
    throw error;
  }
}

async function addedTo(folder: string, before: readonly string[]): Promise<string[]> {
  const now = await readdir(folder).catch((): string[] => []);
  return now.filter((name) => !before.includes(name)).map((name) => join(folder, name));
}
