// What isn't saved yet: kept somewhere with every change, so that a closed tab or a crash takes nothing away.
import type { Files } from "./history.ts";
import type { StoredFile } from "./store/store.ts";

export interface DraftFile {
  name: string;
  /** null where it was taken away. */
  text: string | null;
  /** What it was before it was changed; null where it is new. */
  base: string | null;
}

/** Where drafts are kept. */
export interface Drafts {
  /** What was there when the editor was opened. */
  readonly found: readonly DraftFile[];
  /**
   * Takes these for all that isn't saved.
   * @throws where there is no room for them
   */
  keep(files: readonly DraftFile[]): Promise<void>;
}

/** The names of the files that aren't as they are in the store: changed, new, taken away. */
export function unsavedNames(files: Files, kept: ReadonlyMap<string, StoredFile>): string[] {
  const names = new Set([...kept.keys(), ...files.keys()]);
  return [...names].filter((name) => files.get(name) !== kept.get(name)?.text).sort();
}

/** @param kept the files as they are in the store */
export function draftOf(files: Files, kept: ReadonlyMap<string, StoredFile>): DraftFile[] {
  return unsavedNames(files, kept).map((name) => {
    return { name, text: files.get(name) ?? null, base: kept.get(name)?.text ?? null };
  });
}
