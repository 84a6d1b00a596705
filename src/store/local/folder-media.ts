// Adds files to the media folder on this computer, and removes them from it.
import { isMedia } from "../../content/model/input.ts";
import { areEqual } from "../../media/bytes.ts";
import { freeMediaName } from "../../media/media-name.ts";
import { prepareMedia, type PrepareOptions } from "../../media/prepare-media.ts";
import { bytesOf, readBytes } from "./folder-files.ts";
import { writeFile } from "./replace-in-folder.ts";

export type AddedToFolder =
  { is: "added"; name: string; note: string | undefined } | { is: "refused"; reason: string };

/**
 * @param folder the content folder
 * @param kinds the accepted kinds of file, as file extensions
 * @returns the name that content uses. If media already has a file with the same content, that file's name.
 * @throws {DOMException} if it can't be written
 */
export async function addToFolder(
  folder: FileSystemDirectoryHandle,
  file: File,
  kinds: readonly string[],
  options: PrepareOptions,
): Promise<AddedToFolder> {
  const prepared = await prepareMedia(file, kinds, options);
  if (prepared.is === "refused") return prepared;
  const { stem, kind, content, note } = prepared;
  const media = await folder.getDirectoryHandle("media", { create: true });
  const name = await freeMediaName(stem, kind, async (each) => {
    const found = await readBytes(media, each);
    return found !== undefined && !areEqual(found, content);
  });
  if (!(await readBytes(media, name))) await writeNew(media, name, content);
  return { is: "added", name: `media/${name}`, note };
}

/** Leaves no empty or half a file behind. */
async function writeNew(
  media: FileSystemDirectoryHandle,
  name: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  try {
    await writeFile(media, name, content);
  } catch (error) {
    await media.removeEntry(name).catch(() => undefined);
    throw error;
  }
}

/**
 * @param name as content uses it, `media/name.jpg`
 * @returns the removed file
 * @throws {DOMException} if there is none or it can't be removed
 */
export async function removeFromFolder(
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<File> {
  const media = await folder.getDirectoryHandle("media");
  const inMedia = name.slice("media/".length);
  const handle = await media.getFileHandle(inMedia);
  // Read first, because what `getFile` answers is read from the disk only when it is needed.
  const bytes = await bytesOf(await handle.getFile());
  await media.removeEntry(inMedia);
  return new File([bytes], inMedia);
}

/** @param name as content uses it: a page's file or `media/name.jpg` @throws {DOMException} */
export async function readFromFolder(
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<Uint8Array> {
  const isInMedia = isMedia(name);
  const around = isInMedia ? await folder.getDirectoryHandle("media") : folder;
  const handle = await around.getFileHandle(isInMedia ? name.slice("media/".length) : name);
  return bytesOf(await handle.getFile());
}
