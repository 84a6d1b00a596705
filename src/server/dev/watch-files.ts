// Watches the files of a content folder without a library: those in it, and those in its media folder.
import { watch, type FSWatcher } from "node:fs";
import { join } from "node:path";

interface WatchedFiles {
  /** Begins again, with the folders that are there now. */
  again: () => void;
  close: () => void;
}

/** @param changed is called at each change, also for a folder that goes or comes back */
export function watchFiles(folder: string, changed: () => void): WatchedFiles {
  const paths = [folder, join(folder, "media")];
  let watchers: FSWatcher[] = [];
  const close = (): void => {
    for (const watcher of watchers) watcher.close();
    watchers = [];
  };
  const again = (): void => {
    close();
    watchers = paths.flatMap((path) => {
      const watcher = watchOne(path, (name) => {
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
function watchOne(path: string, changed: (name: string | null) => void): FSWatcher | undefined {
  try {
    const watcher = watch(path, (_event, name) => changed(name));
    // The folder is gone. `again` is called once it is back.
    watcher.on("error", () => watcher.close());
    return watcher;
  } catch {
    return undefined;
  }
}
