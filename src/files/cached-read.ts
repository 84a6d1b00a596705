// Caches what is read from files, and reads a file again only if it may have changed.
import { stat } from "node:fs/promises";

/**
 * In milliseconds: how long after a write a second one may leave the same timestamps, because the clocks of file systems
 * are coarse.
 */
const longestTick = 50;

interface Known<T> {
  stamp: string;
  content: T;
  /** True if the last write was long enough ago that every later one changes the timestamps. */
  isStable: boolean;
}

/** Wraps `read` so that it returns the same content again for an unchanged file. */
export function cachedRead<T>(read: (path: string) => Promise<T>): (path: string) => Promise<T> {
  const known = new Map<string, Known<T>>();
  return async (path) => {
    const { mtimeMs, ctimeMs, size, ino } = await stat(path);
    const stamp = `${mtimeMs} ${ctimeMs} ${size} ${ino}`;
    const found = known.get(path);
    if (found?.isStable && found.stamp === stamp) return found.content;
    const isStable = Math.max(mtimeMs, ctimeMs) + longestTick < Date.now();
    const content = await read(path);
    known.set(path, { stamp, content, isStable });
    return content;
  };
}
