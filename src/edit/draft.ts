// What isn't saved is kept in the browser with every change, so that a closed tab or a crash takes nothing away.
import type { Files } from "./history.ts";
import type { StoredFile } from "./store/store.ts";

export interface DraftFile {
  name: string;
  text: string;
  /** What it was before it was changed. */
  base: string;
}

const keyOf = (folder: string) => `edited ${folder}`;

/** @param kept the files as they are in the store */
export function keepDraft(
  folder: string,
  files: Files,
  kept: ReadonlyMap<string, StoredFile>,
): void {
  const changed = [...files].flatMap(([name, text]): DraftFile[] => {
    const base = kept.get(name)?.text ?? "";
    return base === text ? [] : [{ name, text, base }];
  });
  if (changed.length === 0) localStorage.removeItem(keyOf(folder));
  else localStorage.setItem(keyOf(folder), JSON.stringify(changed));
}

export function readDraft(folder: string): DraftFile[] {
  const written = localStorage.getItem(keyOf(folder));
  // Cast: only `keepDraft` writes under this key.
  return written === null ? [] : (JSON.parse(written) as DraftFile[]);
}
