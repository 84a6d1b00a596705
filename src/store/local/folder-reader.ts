// Reads a content folder on this computer: its texts and its media, each file again only if it may have changed.
import { isContentFile, mostMedia, mostText, type Unreadable } from "../../content/model/input.ts";
import { decode } from "../../media/decode.ts";
import type { StoredFile } from "../store.ts";
import { cachedRead } from "./cached-read.ts";
import { versionOf } from "./content-version.ts";
import { isNotFound } from "./folder-errors.ts";
import { filesIn, innerFolder } from "./folder-files.ts";
import { localMedia, type LocalMedia } from "./local-media.ts";

export interface FolderContent {
  files: readonly StoredFile[];
  /** By the name that content uses, such as `media/desk.jpg`. */
  media: ReadonlyMap<string, LocalMedia>;
  unreadable: ReadonlyMap<string, Unreadable>;
}

/** @returns a function that reads the folder and throws a DOMException if it is gone or the browser may not read it */
export function createFolderReader(
  folder: FileSystemDirectoryHandle,
): () => Promise<FolderContent> {
  const readText = cachedRead(({ name, bytes, version }) => ({ name, ...decode(bytes), version }));
  const readMedia = cachedRead(({ file, bytes, version }) => localMedia(file, bytes, version));
  return async () => {
    const unreadable = new Map<string, Unreadable>();
    const texts = (await filesIn(folder)).filter(({ name }) => isContentFile(name));
    const files = await Promise.all(
      texts.map((handle) => readIfReadable(handle, handle.name, mostText, readText, unreadable)),
    );
    const media = new Map<string, LocalMedia>();
    const mediaFolder = await innerFolder(folder, "media");
    // One at a time, because all photos together may not fit into memory.
    for (const handle of mediaFolder ? await filesIn(mediaFolder) : []) {
      const name = `media/${handle.name}`;
      const read = await readIfReadable(handle, name, mostMedia, readMedia, unreadable);
      if (read) media.set(name, read);
      else if (unreadable.has(name)) media.set(name, noContent);
    }
    return { files: files.filter((file) => file !== undefined), media, unreadable };
  };
}

const noContent: LocalMedia = { address: "", version: "", measured: undefined };

/** @param bytes undefined if there is no such file */
export async function storedFile(
  name: string,
  bytes: Uint8Array<ArrayBuffer> | undefined,
): Promise<StoredFile> {
  if (!bytes) return { name, text: "", version: "" };
  return { name, ...decode(bytes), version: await versionOf(bytes) };
}

/**
 * @param most the largest size in bytes
 * @param unreadable gets the reason if the file can't be read
 * @returns undefined if it can't be read or was removed meanwhile
 */
async function readIfReadable<Content>(
  handle: FileSystemFileHandle,
  name: string,
  most: number,
  read: (name: string, file: File) => Promise<Content>,
  unreadable: Map<string, Unreadable>,
): Promise<Content | undefined> {
  try {
    const file = await handle.getFile();
    if (file.size <= most) return await read(name, file);
    unreadable.set(name, { why: "too large", bytes: file.size, most });
  } catch (error) {
    if (isNotFound(error)) return undefined;
    const { name: kind, message } = error instanceof Error ? error : new Error(String(error));
    // Then no file can be read.
    if (kind === "NotAllowedError") throw error;
    const isForbidden = kind === "NotReadableError";
    unreadable.set(name, isForbidden ? { why: "forbidden" } : { why: "other", reason: message });
  }
  return undefined;
}
