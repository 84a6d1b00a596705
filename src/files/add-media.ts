// Adds a file to media: removes camera data, checks what the file is, and chooses a safe name that isn't taken.
import { constants } from "node:fs";
import { copyFile, link, lstat, mkdir, readFile } from "node:fs/promises";
import { basename, join } from "node:path";
import { newMediaProblem } from "../content/check/new-media.ts";
import { wordsOf } from "../content/report/diagnose.ts";
import { withoutCameraData } from "../media/camera-data/camera-data.ts";
import { freeMediaName, stemOf } from "../media/media-name.ts";
import { t } from "../words/t.ts";
import { writeDurably } from "./write-durably.ts";
import { inspectMedia } from "./inspect-media.ts";
import { newDraft } from "./media-drafts.ts";
import { createPhotos, type Photos } from "./photos.ts";
import { folderKey } from "./state-folder.ts";

/** Nothing was added or removed; the message says why, for the editor. */
export class MediaRefused extends Error {}

interface NewMedia {
  /** Its original name. */
  name: string;
  /** The kinds of file that are accepted, as file name extensions. */
  kinds: readonly string[];
  content: Uint8Array;
}

/**
 * @param folder the content folder
 * @returns the name that content uses for it, `media/name.jpg`. If media already has a file with the same content, that
 * file's name.
 * @throws {MediaRefused} if browsers can't show the file, or it can't be written
 * @throws {NotWritable} if the folder is gone or can't be written to
 */
export async function addMedia(
  folder: string,
  { name, kinds, content }: NewMedia,
  photos: Photos = createPhotos(),
): Promise<string> {
  const media = await openMediaFolder(folder);
  const { path: draft, remove } = await newDraft(folder);
  try {
    await writeDurably(draft, withoutCameraData(content)).catch(refuse);
    const { measured } = await inspectMedia(draft, photos);
    const found = newMediaProblem(basename(name), measured, kinds);
    if (found) {
      const { message, hint } = wordsOf(found);
      throw new MediaRefused(`${message} ${hint}`);
    }
    const isTaken = async (free: string) => {
      const path = join(media, free);
      return !(await appear(draft, path)) && !(await holdSame(draft, path));
    };
    return `media/${await freeMediaName(stemOf(name), measured.kind ?? "", isTaken)}`;
  } finally {
    await remove();
  }
}

/**
 * @param folder the content folder
 * @returns the path of its folder for media, which is made if there is none
 * @throws {MediaRefused} if it is a link
 */
export async function openMediaFolder(folder: string): Promise<string> {
  const media = join(folder, "media");
  await folderKey(folder);
  await mkdir(media).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "EEXIST") refuse(error);
  });
  if (!(await lstat(media)).isDirectory())
    throw new MediaRefused(t`${media} is a link to another folder. Copy the file there yourself.`);
  return media;
}

/** Makes a complete file appear at once, without replacing one. @returns false if a file exists already */
export async function appear(draft: string, path: string): Promise<boolean> {
  try {
    // Not every disk supports hard links.
    await link(draft, path).catch(() => copyFile(draft, path, constants.COPYFILE_EXCL));
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === "EEXIST") return false;
    return refuse(error as Error);
  }
}

export async function holdSame(draft: string, path: string): Promise<boolean> {
  if (!(await lstat(path)).isFile()) return false;
  return (await readFile(path)).equals(await readFile(draft));
}

export function refuse(error: Error): never {
  throw new MediaRefused(t`The folder media can't be written (${error.message}).`);
}
