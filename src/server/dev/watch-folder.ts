// Watches a folder for changes, even after it was removed and put back, or replaced by another one.
import { unwatchFile, watchFile, type StatsListener } from "node:fs";
import { resolve, sep } from "node:path";
import type { ViteDevServer } from "vite";

/** In milliseconds: how often to check that the folder is still the same one. */
const returnInterval = 250;

/**
 * Watches until the server closes. Some writes fire no event, and neither does a folder that was gone for a moment.
 * @returns a function that starts watching again, for callers that notice that the folder was gone
 */
export function watchFolder(
  folder: string,
  { watcher, httpServer }: ViteDevServer,
  changed: () => void,
): () => void {
  const watched = resolve(folder);
  watcher.add(watched);
  watcher.on("all", (_event, path) => {
    if (resolve(path).startsWith(watched + sep)) changed();
  });
  const compare: StatsListener = (now, before) => {
    const isSame = now.ino === before.ino && now.birthtimeMs === before.birthtimeMs;
    if (isSame) return;
    // If the folder is gone, both are 0.
    if (now.ino !== 0) rewatch(watched, watcher);
    changed();
  };
  watchFile(watched, { interval: returnInterval, persistent: false }, compare);
  httpServer?.once("close", () => unwatchFile(watched, compare));
  return () => rewatch(watched, watcher);
}

/** Watches all files again, because the watcher still watches the files of the folder that was replaced. */
function rewatch(folder: string, watcher: ViteDevServer["watcher"]): void {
  const inside = Object.entries(watcher.getWatched())
    .flatMap(([parent, names]) => names.map((name) => resolve(parent, name)))
    .filter((path) => path.startsWith(folder + sep));
  watcher.unwatch([folder, ...inside]);
  watcher.add([folder, ...inside]);
}

/**
 * Paths that the watcher ignores: pages and media are at most one folder deep, and a link could point to the whole disk.
 */
export function isTooDeepIn(folder: string): (path: string) => boolean {
  const inside = resolve(folder) + sep;
  return (path) => {
    const full = resolve(path);
    return full.startsWith(inside) && full.slice(inside.length).split(sep).length > 2;
  };
}
