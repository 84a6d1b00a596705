// Removes a file from media, but never a link or its target.
import { lstat, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { isMediaName } from "../content/model/input.ts";
import { alreadyRemoved, notInMedia } from "../store/media-refusals.ts";
import { t } from "../words/t.ts";
import { MediaRefused } from "./add-media.ts";

/**
 * @param folder the content folder
 * @param name as content uses it, `media/name.jpg`
 * @returns the file's content, so that the removal can be undone
 * @throws {MediaRefused} if it isn't a file in media, or can't be removed
 */
export async function removeMedia(folder: string, name: string): Promise<Buffer> {
  if (!isMediaName(name)) throw new MediaRefused(notInMedia(name));
  const media = join(folder, "media");
  const [around, file] = await Promise.all([statsIfAny(media), statsIfAny(join(folder, name))]);
  if (!file) throw new MediaRefused(alreadyRemoved(name));
  if (!around?.isDirectory())
    throw new MediaRefused(
      t`${media} is a link to another folder. Delete the file there yourself.`,
    );
  if (!file.isFile()) throw new MediaRefused(t`${name} is a link or a folder. Delete it yourself.`);
  try {
    const content = await readFile(join(folder, name));
    await rm(join(folder, name));
    return content;
  } catch (error) {
    throw new MediaRefused(t`${name} can't be removed (${(error as Error).message}).`);
  }
}

/** @returns undefined if nothing is at the path */
function statsIfAny(path: string) {
  return lstat(path).catch(() => undefined);
}
