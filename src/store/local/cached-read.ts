// Caches what is read from files on this computer, and reads a file again only if it may have changed.
import { versionOf } from "./content-version.ts";
import { bytesOf } from "./folder-files.ts";

/**
 * In milliseconds: how long after a write a second one may leave the same time of change. Memory cards (FAT) count in
 * steps of two seconds.
 */
const longestTick = 2000;

export interface FileRead {
  name: string;
  file: File;
  bytes: Uint8Array<ArrayBuffer>;
  version: string;
}

interface Known<Content> {
  stamp: string;
  version: string;
  content: Content;
  /** True if the last write was long enough ago that every later one changes the stamp. */
  isStable: boolean;
}

/** Wraps `read` so that it returns the same content again for an unchanged file. */
export function cachedRead<Content>(
  read: (found: FileRead) => Promise<Content> | Content,
): (name: string, file: File) => Promise<Content> {
  const known = new Map<string, Known<Content>>();
  return async (name, file) => {
    const stamp = `${file.size} ${file.lastModified}`;
    const found = known.get(name);
    const isSameStamp = found?.stamp === stamp;
    if (found?.isStable && isSameStamp) return found.content;
    const isStable = file.lastModified + longestTick < Date.now();
    const bytes = await bytesOf(file);
    const version = await versionOf(bytes);
    const isUnchanged = isSameStamp && found?.version === version;
    const content = isUnchanged ? found.content : await read({ name, file, bytes, version });
    known.set(name, { stamp, version, content, isStable });
    return content;
  };
}
