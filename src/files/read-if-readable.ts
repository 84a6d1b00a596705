// Reads a file if that is safe, and says why it isn't: reading a pipe would wait forever, a video would fill the memory.
import { lstat, stat } from "node:fs/promises";
import type { Unreadable } from "../content/model/input.ts";

/** The content, or why it can't be read. */
export type Read<T> = { content: T } | { unreadable: Unreadable };

/**
 * @param most the largest size in bytes
 * @returns undefined if nothing is at the path
 */
export async function readIfReadable<T>(
  path: string,
  most: number,
  read: (path: string) => Promise<T>,
): Promise<Read<T> | undefined> {
  try {
    const found = await stat(path);
    if (!found.isFile()) return { unreadable: { why: "no file" } };
    if (found.size > most) return { unreadable: { why: "too large", bytes: found.size, most } };
    return { content: await read(path) };
  } catch (error) {
    const unreadable = await whyUnreadable(path, error as NodeJS.ErrnoException);
    return unreadable && { unreadable };
  }
}

/** @returns undefined if nothing is at the path */
export async function whyUnreadable(
  path: string,
  { code = "", message }: NodeJS.ErrnoException,
): Promise<Unreadable | undefined> {
  switch (code) {
    case "ENOENT": {
      const isLink = await lstat(path).then(
        () => true,
        () => false,
      );
      return isLink ? { why: "link to nowhere" } : undefined;
    }
    case "ELOOP":
      return { why: "link in a circle" };
    case "EACCES":
    case "EPERM":
      return { why: "forbidden" };
    default:
      return { why: "other", reason: message };
  }
}
