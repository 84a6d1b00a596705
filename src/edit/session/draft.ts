// Unsaved changes as a draft: stored with every change, so that nothing is lost when the tab closes or crashes.
import type { Operation, Files } from "../model/history.ts";
import { textOf } from "./merge-files.ts";
import type { FileToSave, StoredFile } from "../../store/store.ts";

export interface DraftFile {
  name: string;
  /** null if the file was removed. */
  text: string | null;
  /** The text before the change; null if the file is new. */
  base: string | null;
}

/** A place to store drafts. */
export interface Drafts {
  /** The drafts found when the editor opened. */
  readonly found: readonly DraftFile[];
  /**
   * Replaces all stored drafts with these.
   * @throws if they can't be stored
   */
  store(files: readonly DraftFile[]): Promise<void>;
}

/** The names of files that were changed, added, or removed since the last save. */
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

/** A draft compared with the store, where others may have saved since. */
interface RecoveredDraft {
  /** The unsaved changes. */
  operations: Operation[];
  /** The same files as others have saved them since. */
  theirs: StoredFile[];
  /** These files before both changes; undefined if there was no such file. */
  bases: { name: string; file: StoredFile | undefined }[];
}

/** A version that the store doesn't have, so that a save before the merge is a conflict and overwrites nothing. */
const earlier = "earlier";

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
      file: base === null ? undefined : { ...file, text: base, version: earlier },
    })),
  };
}
