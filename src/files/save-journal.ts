// Writes a journal before each save, so that an interrupted save can be finished. The journal is in the user's own state
// folder and not in the content, where a pulled file could pose as one.
import { createHash, randomUUID } from "node:crypto";
import { readFile, rename, rm } from "node:fs/promises";
import { join } from "node:path";
import { isContentName } from "../content/model/input.ts";
import { syncFolder, writeDurably } from "./write-durably.ts";
import { cannotNote, folderKey, makeStateFolder, stateFolder } from "./state-folder.ts";
import { parseJson } from "../content/text/parse-json.ts";

export interface Journal {
  /** The staging folder inside the content folder. Nothing in it is read again. */
  staging: string;
  entries: readonly JournalEntry[];
}

export interface JournalEntry {
  name: string;
  /** The new content; null removes the file. */
  text: string | null;
  /** The old content's mark; null for a new file. */
  before: FileMark | null;
}

/** Identifies a version of a file. The time also detects a file that was changed and changed back. */
interface FileMark {
  hash: string;
  /** When it was last changed, in milliseconds. */
  modified: number;
}

export function fullHash(content: string | Uint8Array): string {
  return createHash("sha256").update(content).digest("hex");
}

/** Makes an unpredictable name for `Journal.staging`. */
export function newStaging(): string {
  return `.saving-${randomUUID()}`;
}

/** @throws {NotWritable} if the journal can't be written */
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
 * @returns undefined if no save is unfinished; "damaged" if the journal is malformed
 * @throws {NotWritable} if the journal can't be read
 */
export async function readJournal(folder: string): Promise<Journal | "damaged" | undefined> {
  const path = await journalOf(folder);
  const text = await readFile(path, "utf8").catch((error: NodeJS.ErrnoException) =>
    error.code === "ENOENT" ? undefined : cannotNote(error),
  );
  if (text === undefined) return undefined;
  const journal = parseJson(text);
  return isJournal(journal) ? journal : "damaged";
}

export async function removeJournal(folder: string): Promise<void> {
  await rm(await journalOf(folder), { force: true });
}

/** Renames a damaged journal. @returns its new path */
export async function putJournalAside(folder: string): Promise<string> {
  const path = await journalOf(folder);
  const aside = `${path}.damaged`;
  await rename(path, aside);
  return aside;
}

async function journalOf(folder: string): Promise<string> {
  return join(stateFolder(), `${await folderKey(folder)}.json`);
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
