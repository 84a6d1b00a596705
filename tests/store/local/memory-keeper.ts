// Keeps a copy's changes in memory, as the browser's database does for all tabs.
import type { CopyKeeper, KeptCopy } from "../../../src/store/local/kept-copy.ts";

export function memoryKeeper(isLasting = true): CopyKeeper {
  let kept: KeptCopy = { files: [], media: [] };
  const watchers = new Set<() => void>();
  return {
    isLasting,
    read: async () => kept,
    async writeFiles(files) {
      kept = { ...kept, files };
      for (const changed of watchers) changed();
    },
    watch(changed) {
      watchers.add(changed);
      return () => watchers.delete(changed);
    },
    async writeMedia(name, media) {
      const others = kept.media.filter((each) => each.name !== name);
      kept = { ...kept, media: media ? [...others, media] : others };
    },
  };
}
