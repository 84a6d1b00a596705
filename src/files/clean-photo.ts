// Removes camera data from a photo that is already in media.
import { lstat, readFile, rename, rm, writeFile } from "node:fs/promises";
import { basename, dirname, join } from "node:path";
import { withoutCameraData } from "../media/camera-data/camera-data.ts";

/** @returns false for a link, because its target is outside of media, perhaps on purpose */
export async function cleanPhoto(path: string): Promise<boolean> {
  const found = await lstat(path);
  if (!found.isFile()) return false;
  // Renamed when complete, because a photo that is cut off would be lost. No file in media has a name that starts with a
  // dot.
  const draft = join(dirname(path), `.${basename(path)}.${process.pid}`);
  try {
    await writeFile(draft, withoutCameraData(await readFile(path)), { mode: found.mode });
    await rename(draft, path);
  } finally {
    await rm(draft, { force: true });
  }
  return true;
}
