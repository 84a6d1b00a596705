// What isn't saved yet: kept somewhere with every change, so that a closed tab or a crash takes nothing away.
import type { Files } from "./history.ts";
import type { StoredFile } from "./store/store.ts";

export interface DraftFile {
  name: string;
  text: string;
  /** What it was before it was changed. */
  base: string;
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

/** @param kept the files as they are in the store */
export function draftOf(files: Files, kept: ReadonlyMap<string, StoredFile>): DraftFile[] {
  return [...files].flatMap(([name, text]) => {
    const base = kept.get(name)?.text ?? "";
    return base === text ? [] : [{ name, text, base }];
  });
}
