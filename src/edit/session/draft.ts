// What isn't saved yet: kept somewhere with every change, so that a closed tab or a crash takes nothing away.
import type { Deed, Files } from "../model/history.ts";
import { textOf } from "./merge-files.ts";
import type { FileToSave, StoredFile } from "../../store/store.ts";

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
export function filesToSave(files: Files, kept: ReadonlyMap<string, StoredFile>): FileToSave[] {
  return unsavedNames(files, kept).map((name) => {
    return { name, text: files.get(name) ?? null, version: kept.get(name)?.version ?? "" };
  });
}

/** @param kept the files as they are in the store */
export function draftOf(files: Files, kept: ReadonlyMap<string, StoredFile>): DraftFile[] {
  return unsavedNames(files, kept).map((name) => {
    return { name, text: files.get(name) ?? null, base: kept.get(name)?.text ?? null };
  });
}

/** What a draft comes to where others may have saved since. */
interface Recovered {
  /** What was written and isn't saved. */
  deeds: Deed[];
  /** What others have made of the same files since. */
  theirs: StoredFile[];
  /** What these were before both; undefined where there was no such file. */
  bases: { name: string; file: StoredFile | undefined }[];
}

/** @param kept the files as they are in the store */
export function recovered(
  draft: readonly DraftFile[],
  kept: ReadonlyMap<string, StoredFile>,
): Recovered {
  const mine = draft.filter(({ name, text }) => text !== (kept.get(name)?.text ?? null));
  const others = mine.flatMap(({ name, base }) => {
    const file = kept.get(name) ?? { name, text: "", version: "" };
    return (textOf(file) ?? null) === base ? [] : [{ file, base }];
  });
  return {
    deeds: mine.map(({ name, text }) => ({ file: name, text: text ?? undefined })),
    theirs: others.map(({ file }) => file),
    bases: others.map(({ file, base }) => ({
      name: file.name,
      file: base === null ? undefined : { ...file, text: base },
    })),
  };
}
