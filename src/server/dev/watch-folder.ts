// Hears of every change in a folder, also once it was taken away and put back, or another one took its place.
import { unwatchFile, watchFile, type StatsListener } from "node:fs";
import { resolve, sep } from "node:path";
import type { ViteDevServer } from "vite";

/** In milliseconds: how often it is looked whether the folder is still the same one. */
const returnInterval = 250;

/**
 * Until the server ends. Not every write is heard of by itself, nor that a folder was away for a moment.
 * @returns what hears again of what is in the folder, for who has found that it was away
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
    // Of a folder that is gone, both are 0.
    if (now.ino !== 0) watchAnew(watched, watcher);
    changed();
  };
  watchFile(watched, { interval: returnInterval, persistent: false }, compare);
  httpServer?.once("close", () => unwatchFile(watched, compare));
  return () => watchAnew(watched, watcher);
}

/** Of each file, the watcher goes on watching the one that was there before. */
function watchAnew(folder: string, watcher: ViteDevServer["watcher"]): void {
  const inside = Object.entries(watcher.getWatched())
    .flatMap(([parent, names]) => names.map((name) => resolve(parent, name)))
    .filter((path) => path.startsWith(folder + sep));
  watcher.unwatch([folder, ...inside]);
  watcher.add([folder, ...inside]);
}

/**
 * What the watcher leaves out: pages and media are at most one folder deep, and a link among them may lead to the
 * whole disk.
 */
export function isTooDeepIn(folder: string): (path: string) => boolean {
  const inside = resolve(folder) + sep;
  return (path) => {
    const full = resolve(path);
    return full.startsWith(inside) && full.slice(inside.length).split(sep).length > 2;
  };
}
