// Lists and reads the files of a folder on this computer.
import { isNotFound, isOtherKind } from "./folder-errors.ts";

/**
 * Lists a folder's visible files by name, without the ones that Chromium writes to until a file is complete.
 * @throws {DOMException} NotFoundError if the folder is gone, NotAllowedError if the editor may not read it
 */
export async function filesIn(folder: FileSystemDirectoryHandle): Promise<FileSystemFileHandle[]> {
  const files: FileSystemFileHandle[] = [];
  for await (const entry of folder.values())
    if (entry.kind === "file" && !/^\.|\.crswap$/.test(entry.name)) files.push(entry);
  return files.sort((a, b) => (a.name < b.name ? -1 : 1));
}

/** True without visible files and folders. @throws as `filesIn` */
export async function isEmpty(folder: FileSystemDirectoryHandle): Promise<boolean> {
  for await (const { name } of folder.values()) if (!name.startsWith(".")) return false;
  return true;
}

/** @returns undefined if there is none, or something else has this name */
export async function innerFolder(
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<FileSystemDirectoryHandle | undefined> {
  return folder.getDirectoryHandle(name).catch((error: unknown) => {
    if (isNotFound(error) || isOtherKind(error)) return undefined;
    throw error;
  });
}

/**
 * @returns undefined if there is no such file
 * @throws {DOMException} TypeMismatchError if it is a folder
 */
export async function readBytes(
  folder: FileSystemDirectoryHandle,
  name: string,
): Promise<Uint8Array<ArrayBuffer> | undefined> {
  try {
    const handle = await folder.getFileHandle(name);
    return await bytesOf(await handle.getFile());
  } catch (error) {
    if (isNotFound(error)) return undefined;
    throw error;
  }
}

export async function bytesOf(content: Blob): Promise<Uint8Array<ArrayBuffer>> {
  return new Uint8Array(await content.arrayBuffer());
}
