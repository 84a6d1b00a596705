// What isn't saved yet: stored somewhere with every change, so that a closed tab or a crash takes nothing away.
import type { Operation, Files } from "../model/history.ts";
import { textOf } from "./merge-files.ts";
import type { FileToSave, StoredFile } from "../../store/store.ts";

export interface DraftFile {
  name: string;
  /** null where it was taken away. */
  text: string | null;
  /** What it was before it was changed; null where it is new. */
  base: string | null;
}

/** Where drafts are stored. */
export interface Drafts {
  /** What was there when the editor was opened. */
  readonly found: readonly DraftFile[];
  /**
   * Takes these for all that isn't saved.
   * @throws where there is no room for them
   */
  store(files: readonly DraftFile[]): Promise<void>;
}

/** The names of the files that aren't as they are in the store: changed, new, taken away. */
export function unsavedNames(files: Files, stored: ReadonlyMap<string, StoredFile>): string[] {
  const names = new Set([...stored.keys(), ...files.keys()]);
  return [...names].filter((name) => files.get(name) !== stored.get(name)?.text).sort();
}

/** @param stored the files as they are in the store */
export function filesToSave(files: Files, stored: ReadonlyMap<string, StoredFile>): FileToSave[] {
  return unsavedNames(files, stored).map((name) => {
    return { name, text: files.get(name) ?? null, version: stored.get(name)?.version ?? "" };
  });
}

/** @param stored the files as they are in the store */
export function draftOf(files: Files, stored: ReadonlyMap<string, StoredFile>): DraftFile[] {
  return unsavedNames(files, stored).map((name) => {
    return { name, text: files.get(name) ?? null, base: stored.get(name)?.text ?? null };
  });
}

/** What a draft comes to where others may have saved since. */
interface RecoveredDraft {
  /** What was written and isn't saved. */
  operations: Operation[];
  /** What others have made of the same files since. */
  theirs: StoredFile[];
  /** What these were before both; undefined where there was no such file. */
  bases: { name: string; file: StoredFile | undefined }[];
}

/** @param stored the files as they are in the store */
export function recoverDraft(
  draft: readonly DraftFile[],
  stored: ReadonlyMap<string, StoredFile>,
): RecoveredDraft {
  const mine = draft.filter(({ name, text }) => text !== (stored.get(name)?.text ?? null));
  const others = mine.flatMap(({ name, base }) => {
    const file = stored.get(name) ?? { name, text: "", version: "" };
    return (textOf(file) ?? null) === base ? [] : [{ file, base }];
  });
  return {
    operations: mine.map(({ name, text }) => ({ file: name, text: text ?? undefined })),
    theirs: others.map(({ file }) => file),
    bases: others.map(({ file, base }) => ({
      name: file.name,
      file: base === null ? undefined : { ...file, text: base },
    })),
  };
}
