// What this computer notes before it saves, so that a save that was interrupted can be finished. Only it can have written
// that: the notes are in the user's own folder, not in content, where a pulled file could pass for one.
import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isContentName } from "../content/model/input.ts";
import { syncFolder, writeDurably } from "./durable.ts";
import { cannotNote, folderKey, makeStateFolder, stateFolder } from "./state-folder.ts";

export interface Journal {
  /** The folder in the content folder that files are put together in; nothing in it is read again. */
  staging: string;
  entries: readonly JournalEntry[];
}

export interface JournalEntry {
  name: string;
  /** What the file is to become; null removes it. */
  text: string | null;
  /** What it was; null where it is new. */
  before: FileMark | null;
}

/** By what a file is known again; one that was changed and changed back has another time. */
export interface FileMark {
  hash: string;
  /** In milliseconds, when it was last changed. */
  modified: number;
}

export function fullHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** A name for `Journal.staging` that nobody can foresee. */
export function newStaging(): string {
  return `.saving-${randomUUID()}`;
}

/** @throws {NotWritable} where it can't be noted */
export async function writeJournal(folder: string, journal: Journal): Promise<void> {
  const path = await journalOf(folder);
  const state = await makeStateFolder();
  const draft = `${path}.new`;
  try {
    await rm(draft, { force: true });
    await writeDurably(draft, JSON.stringify(journal));
    await rename(draft, path);
  } catch (error) {
    cannotNote(error as NodeJS.ErrnoException);
  }
  await syncFolder(state);
}

/**
 * @returns undefined where no save is unfinished; "damaged" where that can't be told
 * @throws {NotWritable} where the notes can't be read
 */
export async function readJournal(folder: string): Promise<Journal | "damaged" | undefined> {
  const path = await journalOf(folder);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? undefined : cannotNote(error),
  );
  if (text === undefined) return undefined;
  const journal = parse(text);
  return isJournal(journal) ? journal : "damaged";
}

export async function removeJournal(folder: string): Promise<void> {
  await rm(await journalOf(folder), { force: true });
}

/** @returns where a journal that can't be read is from now on */
export async function putJournalAside(folder: string): Promise<string> {
  const path = await journalOf(folder);
  const aside = `${path}.damaged`;
  await rename(path, aside);
  return aside;
}

async function journalOf(folder: string): Promise<string> {
  return join(stateFolder(), `${await folderKey(folder)}.json`);
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

function isJournal(value: unknown): value is Journal {
  // Cast: each field is checked before it is used.
  const { staging, entries } = (value ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof staging === "string" &&
    /^\.saving-[\da-f-]{36}$/.test(staging) &&
    Array.isArray(entries) &&
    entries.every(isEntry)
  );
}

function isEntry(value: unknown): boolean {
  // Cast: each field is checked before it is used.
  const { name, text, before } = (value ?? {}) as Partial<Record<string, unknown>>;
  const { hash, modified } = (before ?? {}) as Partial<Record<string, unknown>>;
  return (
    typeof name === "string" &&
    isContentName(name) &&
    (text === null || typeof text === "string") &&
    (before === null || (typeof hash === "string" && typeof modified === "number"))
  );
}
