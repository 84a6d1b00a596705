// Watches a folder for changes, even after it was removed and put back, or replaced by another one.
import { unwatchFile, watchFile, type StatsListener } from "node:fs";
import { resolve } from "node:path";
import type { DevHost } from "./dev-host.ts";

/** In milliseconds: how often to check that the folder is still the same one. */
const returnInterval = 250;

/**
 * Watches until the server closes. Some writes fire no event, and neither does a folder that was gone for a moment.
 * @returns a function that starts watching again, for callers that notice that the folder was gone
 */
export function watchFolder(
  folder: string,
  host: Pick<DevHost, "watchFiles" | "onceClosed">,
  changed: () => void,
): () => void {
  const watched = resolve(folder);
  const rewatch = host.watchFiles(watched, changed);
  const compare: StatsListener = (now, before) => {
    const isSame = now.ino === before.ino && now.birthtimeMs === before.birthtimeMs;
    if (isSame) return;
    // If the folder is gone, both are 0.
    if (now.ino !== 0) rewatch();
    changed();
  };
  watchFile(watched, { interval: returnInterval, persistent: false }, compare);
  host.onceClosed(() => unwatchFile(watched, compare));
  return rewatch;
}

/** Watches a file that may not be there yet, until the server closes. */
export function watchOneFile(
  file: string,
  host: Pick<DevHost, "onceClosed">,
  changed: () => void,
): void {
  const watched = resolve(file);
  const listener: StatsListener = () => changed();
  watchFile(watched, { interval: returnInterval, persistent: false }, listener);
  host.onceClosed(() => unwatchFile(watched, listener));
}
