// Replaces several files in a folder: all of them or none, even if the process is killed or the power fails.
import type { Stats } from "node:fs";
import { lstat, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeDurably } from "./write-durably.ts";
import {
  fullHash,
  newStaging,
  putJournalAside,
  readJournal,
  removeJournal,
  writeJournal,
  type JournalEntry,
} from "./save-journal.ts";
import { isAsideUnchanged, swapIfUnchanged, undo, type Swap } from "./swap-if-unchanged.ts";

/** A file and its new content. */
export interface Replacement {
  name: string;
  /** The new content; null removes the file. */
  text: string | null;
  /** The current content; undefined for a new file. */
  before: Buffer | undefined;
}

/**
 * @returns false if one of the files was changed meanwhile; then nothing was replaced
 * @throws if the files can't be replaced; then nothing was replaced either
 */
export async function replaceFiles(
  folder: string,
  files: readonly Replacement[],
): Promise<boolean> {
  const staging = newStaging();
  const entries = await Promise.all(files.map((file) => entryOf(folder, file)));
  // From here on, the next start finishes the save if it is interrupted.
  await writeJournal(folder, { staging, entries });
  let isDone = false;
  try {
    isDone = await putInPlace(folder, staging, files);
    return isDone;
  } finally {
    // A reverted save must not be finished by the next start.
    if (!isDone) await removeJournal(folder);
    await cleanUp(folder, staging).catch(() => {});
  }
}

/**
 * Finishes a save that a killed process has started. Files that were changed since aren't replaced.
 * @returns messages for the user
 * @throws if the save can't be finished
 */
export async function finishReplacing(folder: string): Promise<string[]> {
  const journal = await readJournal(folder);
  if (journal === undefined) return [];
  if (journal === "damaged") {
    const aside = await putJournalAside(folder);
    return [
      `The note about an unfinished save is damaged, so part of that save may be missing. Check your last changes; the note is now ${aside}.`,
    ];
  }
  const { staging, entries } = journal;
  await rm(join(folder, staging), { recursive: true, force: true });
  const found = await Promise.all(entries.map((entry) => compare(folder, entry)));
  // If no file was replaced yet and one has changed since, the save is dropped.
  const isTooLate = found.includes("changed") && !found.includes("done");
  const left = found.flatMap((each) => (isTooLate || typeof each === "string" ? [] : [each]));
  if (left.length > 0 && !(await putInPlace(folder, staging, left))) return finishReplacing(folder);
  await cleanUp(folder, staging);
  return [];
}

/** Removes the journal last, because it has to name the staging folder as long as that exists. */
async function cleanUp(folder: string, staging: string): Promise<void> {
  await rm(join(folder, staging), { recursive: true, force: true });
  await removeJournal(folder);
}

/** @returns false if one of the files was changed meanwhile; then all are as before */
async function putInPlace(
  folder: string,
  staging: string,
  files: readonly Replacement[],
): Promise<boolean> {
  const done: { swap: Swap; after: Buffer | undefined }[] = [];
  const revertAll = () => done.toReversed().forEach(({ swap, after }) => undo(swap, after));
  try {
    const swaps = await stage(folder, staging, files);
    for (const each of swaps) {
      if (!swapIfUnchanged(each.swap)) {
        revertAll();
        return false;
      }
      done.push(each);
    }
    await syncFolder(folder);
    if (done.every(({ swap }) => isAsideUnchanged(swap))) return true;
    revertAll();
    return false;
  } catch (error) {
    revertAll();
    throw error;
  }
}

async function stage(folder: string, staging: string, files: readonly Replacement[]) {
  const stagingPath = join(folder, staging);
  await mkdir(stagingPath);
  return Promise.all(
    files.map(async ({ name, text, before }, index) => {
      const path = join(folder, name);
      const staged = text === null ? undefined : join(stagingPath, `${index}-new`);
      if (text !== null && staged !== undefined)
        await writeDurably(staged, text, before && (await statsOf(path)));
      const swap = { path, staged, aside: join(stagingPath, `${index}-old`), before };
      return { swap, after: text === null ? undefined : Buffer.from(text) };
    }),
  );
}

async function entryOf(folder: string, { name, text, before }: Replacement): Promise<JournalEntry> {
  if (before === undefined) return { name, text, before: null };
  const { mtimeMs: modified = 0 } = (await statsOf(join(folder, name))) ?? {};
  return { name, text, before: { hash: fullHash(before), modified } };
}

/** Compares a file with the journal: the replacement that is left to do, "done", or "changed". */
async function compare(
  folder: string,
  { name, text, before: noted }: JournalEntry,
): Promise<Replacement | "done" | "changed"> {
  const path = join(folder, name);
  const stats = await statsOf(path);
  if (!stats) return text === null ? "done" : noted ? "changed" : { name, text, before: undefined };
  // Never follows a link.
  if (!stats.isFile()) return "changed";
  const now = await readFile(path);
  if (text !== null && now.equals(Buffer.from(text))) return "done";
  const isAsNoted = noted?.hash === fullHash(now) && noted.modified === stats.mtimeMs;
  return isAsNoted ? { name, text, before: now } : "changed";
}

function statsOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch(() => undefined);
}
