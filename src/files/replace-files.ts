// Replaces files of one folder: all of them or none, also where the process is killed on the way or the power is cut.
import type { Stats } from "node:fs";
import { lstat, mkdir, readFile, rm } from "node:fs/promises";
import { join } from "node:path";
import { syncFolder, writeDurably } from "./durable.ts";
import {
  fullHash,
  newStaging,
  putJournalAside,
  readJournal,
  removeJournal,
  writeJournal,
  type JournalEntry,
} from "./save-journal.ts";
import { isAsideUnchanged, swapIn, undo, type Swap } from "./swap-in.ts";

/** A file that is to become another. */
export interface Replacement {
  name: string;
  /** null removes it. */
  text: string | null;
  /** What it is now; undefined where it is new. */
  before: Buffer | undefined;
}

/**
 * @returns false where somebody has changed one of them meanwhile: then nothing was replaced
 * @throws where it can't be done, and then nothing was replaced either
 */
export async function replaceFiles(
  folder: string,
  files: readonly Replacement[],
): Promise<boolean> {
  const staging = newStaging();
  const entries = await Promise.all(files.map((file) => entryOf(folder, file)));
  // From here on, whoever comes next finishes it.
  await writeJournal(folder, { staging, entries });
  let isDone = false;
  try {
    isDone = await putInPlace(folder, staging, files);
    return isDone;
  } finally {
    // What was taken back must not be finished by whoever comes next.
    if (!isDone) await removeJournal(folder);
    await cleanUp(folder, staging).catch(() => {});
  }
}

/**
 * Finishes what a process that was killed had begun. Of files that somebody has changed since, none is replaced.
 * @returns what there is to tell about it, in sentences
 * @throws where it can't be done
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
  // Where nothing of it was done yet and a file is another one now, it is too late to begin.
  const isTooLate = found.includes("changed") && !found.includes("done");
  const left = found.flatMap((each) => (isTooLate || typeof each === "string" ? [] : [each]));
  if (left.length > 0 && !(await putInPlace(folder, staging, left))) return finishReplacing(folder);
  await cleanUp(folder, staging);
  return [];
}

/** In this order: as long as the staging folder is there, the journal names it. */
async function cleanUp(folder: string, staging: string): Promise<void> {
  await rm(join(folder, staging), { recursive: true, force: true });
  await removeJournal(folder);
}

/** @returns false where one of them isn't what it was, and then all are as they were */
async function putInPlace(
  folder: string,
  staging: string,
  files: readonly Replacement[],
): Promise<boolean> {
  const done: { swap: Swap; after: Buffer | undefined }[] = [];
  const takeBack = () => done.toReversed().forEach(({ swap, after }) => undo(swap, after));
  try {
    const swaps = await stage(folder, staging, files);
    for (const each of swaps) {
      if (!swapIn(each.swap)) {
        takeBack();
        return false;
      }
      done.push(each);
    }
    await syncFolder(folder);
    if (done.every(({ swap }) => isAsideUnchanged(swap))) return true;
    takeBack();
    return false;
  } catch (error) {
    takeBack();
    throw error;
  }
}

async function stage(folder: string, staging: string, files: readonly Replacement[]) {
  const place = join(folder, staging);
  await mkdir(place);
  return Promise.all(
    files.map(async ({ name, text, before }, index) => {
      const path = join(folder, name);
      const staged = text === null ? undefined : join(place, `${index}-new`);
      if (text !== null && staged !== undefined)
        await writeDurably(staged, text, before && (await statsOf(path)));
      const swap = { path, staged, aside: join(place, `${index}-old`), before };
      return { swap, after: text === null ? undefined : Buffer.from(text) };
    }),
  );
}

async function entryOf(folder: string, { name, text, before }: Replacement): Promise<JournalEntry> {
  if (before === undefined) return { name, text, before: null };
  const { mtimeMs: modified = 0 } = (await statsOf(join(folder, name))) ?? {};
  return { name, text, before: { hash: fullHash(before), modified } };
}

/** What is left to do about a file, if anything. */
async function compare(
  folder: string,
  { name, text, before: noted }: JournalEntry,
): Promise<Replacement | "done" | "changed"> {
  const path = join(folder, name);
  const stats = await statsOf(path);
  if (!stats) return text === null ? "done" : noted ? "changed" : { name, text, before: undefined };
  // Never through a link.
  if (!stats.isFile()) return "changed";
  const now = await readFile(path);
  if (text !== null && now.equals(Buffer.from(text))) return "done";
  const isAsNoted = noted?.hash === fullHash(now) && noted.modified === stats.mtimeMs;
  return isAsNoted ? { name, text, before: now } : "changed";
}

function statsOf(path: string): Promise<Stats | undefined> {
  return lstat(path).catch(() => undefined);
}
