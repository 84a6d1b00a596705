// Keeps a copy's changes in memory, as the browser's database does for all tabs.
import type { CopyStore, StoredCopy } from "../../../src/store/local/stored-copy.ts";

export function memoryCopyStore(isLasting = true): CopyStore {
  let copy: StoredCopy = { files: [], media: [] };
  const watchers = new Set<() => void>();
  return {
    isLasting,
    read: async () => copy,
    async writeFiles(files) {
      copy = { ...copy, files };
      for (const changed of watchers) changed();
    },
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    async writeMedia(name, media) {
      const others = copy.media.filter((each) => each.name !== name);
      copy = { ...copy, media: media ? [...others, media] : others };
    },
  };
}
