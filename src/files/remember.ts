// Reads a file again only when it may be another.
import { stat } from "node:fs/promises";

/**
 * How long after a write, in milliseconds, another one may leave a file with the same times: clocks of file systems
 * tick only every few.
 */
const longestTick = 50;

interface Known<T> {
  stamp: string;
  content: T;
  /** Whether the file had rested when it was read, so that its times tell of every write since. */
  isSettled: boolean;
}

/** A read that gives the same content as before for a file that is the same. */
export function remembering<T>(read: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Known<T>>();
  return async (path) => {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    const stamp = `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    const found = known.get(path);
    if (found?.isSettled && found.stamp === stamp) return found.content;
    const isSettled = Math.max(mtimeMs, ctimeMs) + longestTick < Date.now();
    const content = await read(path);
    known.set(path, { stamp, content, isSettled });
    return content;
  };
}
