// What isn't saved is kept in the browser with every change, so that a closed tab or a crash takes nothing away.
import type { Files } from "./history.ts";
import type { StoredFile } from "./store/store.ts";

export interface DraftFile {
  name: string;
  /** null where it was taken away. */
  text: string | null;
  /** What it was before it was changed; null where it is new. */
  base: string | null;
}

const keyOf = (folder: string) => `edited ${folder}`;

/** The names of the files that aren't as they are in the store: changed, new, taken away. */
export function unsavedNames(files: Files, kept: ReadonlyMap<string, StoredFile>): string[] {
  const names = new Set([...kept.keys(), ...files.keys()]);
  return [...names].filter((name) => files.get(name) !== kept.get(name)?.text).sort();
}

/** @param kept the files as they are in the store */
export function keepDraft(
  folder: string,
  files: Files,
  kept: ReadonlyMap<string, StoredFile>,
): void {
  const changed = unsavedNames(files, kept).map((name): DraftFile => {
    return { name, text: files.get(name) ?? null, base: kept.get(name)?.text ?? null };
  });
  if (changed.length === 0) localStorage.removeItem(keyOf(folder));
  else localStorage.setItem(keyOf(folder), JSON.stringify(changed));
}

export function readDraft(folder: string): DraftFile[] {
  const written = localStorage.getItem(keyOf(folder));
  // Cast: only `keepDraft` writes under this key.
  return written === null ? [] : (JSON.parse(written) as DraftFile[]);
}
