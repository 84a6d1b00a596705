// Watches the files of a content folder without a library: those in it, and those in its media folder.
import { watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

/** In milliseconds: how often to read a folder that can't be watched. */
const pollInterval = 1000;

type WatchSystem = (
  path: string,
  changed: (event: string, name: string | null) => void,
) => FSWatcher;

interface Watcher {
  close: () => void;
}

interface WatchedFiles {
  /** Begins again, with the folders that are there now. */
  again: () => void;
  close: () => void;
}

/**
 * @param changed is called at each change, also for a folder that goes or comes back
 * @param watchSystem watches one folder, as Node does
 */
export function watchFiles(
  folder: string,
  changed: () => void,
  watchSystem: WatchSystem = watch,
): WatchedFiles {
  const paths = [folder, join(folder, "media")];
  let watchers: Watcher[] = [];
  const close = (): void => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const again = (): void => {
    close();
    watchers = paths.flatMap((path) => {
      const watcher = watchOne(watchSystem, path, (name) => {
        // The folder of media may be a new one.
        if (path === folder && name === "media") again();
        changed();
      });
      return watcher ? [watcher] : [];
    });
  };
  again();
  return { again, close };
}

/** @returns undefined if there is no such folder now */
function watchOne(
  watchSystem: WatchSystem,
  path: string,
  changed: (name: string | null) => void,
): Watcher | undefined {
  try {
    const watcher = watchSystem(path, (_event, name) => changed(name));
    // It can't go on, perhaps because the folder is gone. `again` is called once it is back.
    let instead: Watcher | undefined;
    watcher.on("error", () => {
      watcher.close();
      instead ??= poll(changed);
    });
    return {
      close() {
        watcher.close();
        instead?.close();
      },
    };
  } catch (error) {
    // Cast: Node's file functions throw only such errors.
    const isGone = (error as NodeJS.ErrnoException).code === "ENOENT";
    return isGone ? undefined : poll(changed);
  }
}

/** For a system that watches no more files: every program of a user has a part in its limit. */
function poll(changed: (name: null) => void): Watcher {
  const timer = setInterval(() => changed(null), pollInterval).unref();
  return { close: () => clearInterval(timer) };
}
