// Takes what a camera wrote out of a photo that is in media already.
import { lstat, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { withoutCameraData } from "./camera-data.ts";

/** @returns false for a link: what it leads to is somewhere else, perhaps on purpose */
export async function cleanPhoto(path: string): Promise<boolean> {
  const found = await lstat(path);
  if (!found.isFile()) return false;
  // Whole or not at all: a photo that is cut off is lost. No file of media has a name that begins with a dot.
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    await writeFile(draft, withoutCameraData(await readFile(path)), { mode: found.mode });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return true;
}
