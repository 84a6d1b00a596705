// Unsaved changes as a draft: stored with every change, so that nothing is lost when the tab closes or crashes.
import { filesIn, resume, type Files, type History, type Steps } from "../model/history.ts";
import { textOf } from "./stored-text.ts";
import type { SentTexts, UnsureTexts } from "./unsure-texts.ts";
import type { FileToSave, StoredFile } from "../../store/store.ts";

export interface DraftFile {
  name: string;
  /** null if the file was removed. */
  text: string | null;
  /** The text before the change; null if the file is new. */
  base: string | null;
  /** What was saved without an answer: the store may have it. */
  sent?: SentTexts;
}

/** A place to store drafts. */
export interface Drafts {
  /** The drafts found when the editor opened. */
  readonly found: readonly DraftFile[];
  /** The undo steps for these files; undefined if they weren't stored or don't belong to these texts. */
  readonly steps?: Steps | undefined;
  /**
   * Replaces all stored drafts with these.
   * @throws if they can't be stored
   */
  store(files: readonly DraftFile[], steps?: Steps): Promise<void>;
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

/**
 * What isn't saved, and what can be undone and redone. The steps go back beyond the last save, so they need the
 * saved files that they change, too.
 * @param stored the files as they are in the store
 */
export function draftOf(
  history: History,
  stored: ReadonlyMap<string, StoredFile>,
  unsure: UnsureTexts,
): { files: DraftFile[]; steps: Steps | undefined } {
  const { files, past, future } = history;
  const unsaved = new Set([...unsavedNames(files, stored), ...unsure.names]);
  if (unsaved.size === 0 && future.length === 0) return { files: [], steps: undefined };
  const names = [...new Set([...unsaved, ...filesIn(history)])].sort();
  return {
    files: names.map((name) => {
      const sent = unsure.of(name);
      const base = stored.get(name)?.text ?? null;
      return { name, text: files.get(name) ?? null, base, ...(sent && { sent }) };
    }),
    steps: { past, future },
  };
}

/** A draft compared with the store, where others may have saved since. */
interface RecoveredDraft {
  /** With the draft's files and steps. */
  history: History;
  /** Whether the draft has changes that weren't saved, not only some to redo. */
  isUnsaved: boolean;
  /** The same files as others have saved them since. */
  theirs: StoredFile[];
  /** These files before both changes; one that didn't exist has no version. */
  bases: StoredFile[];
}

/** A version that the store doesn't have, so that a save before the merge is a conflict and overwrites nothing. */
const earlier = "earlier";

/**
 * @param opened the history without the draft
 * @param stored the files as they are in the store
 */
export function recoverDraft(
  { found, steps }: Pick<Drafts, "found" | "steps">,
  opened: History,
  stored: ReadonlyMap<string, StoredFile>,
): RecoveredDraft {
  const mine = found.filter(
    ({ name, text, base, sent }) =>
      // A saved file is only there for its steps.
      text !== (stored.get(name)?.text ?? null) && (text !== base || steps || sent),
  );
  const others = mine.flatMap(({ name, base }) => {
    const file = stored.get(name) ?? { name, text: "", version: "" };
    return (textOf(file) ?? null) === base ? [] : [{ file, base }];
  });
  return {
    history: resume(
      opened,
      mine.map(({ name, text }) => ({ file: name, text: text ?? undefined })),
      steps,
    ),
    isUnsaved: mine.some(({ text, base, sent }) => text !== base || sent !== undefined),
    theirs: others.map(({ file }) => file),
    bases: others.map(({ file, base }) => {
      return { ...file, text: base ?? "", version: base === null ? "" : earlier };
    }),
  };
}
