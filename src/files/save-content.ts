// Saves content files: all or none, never over someone else's changes, and never outside the folder.
import type { Stats } from "node:fs";
import { access, constants, lstat, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isContentName, mostText, type Unreadable } from "../content/model/input.ts";
import { notContent, whyNotConverted } from "../store/save-refusals.ts";
import { createTaskQueue } from "../store/task-queue.ts";
import type { FileToSave, Saved, StoredFile } from "../store/store.ts";
import { t } from "../words/t.ts";
import { contentHash } from "./content-hash.ts";
import { decode, isReversible } from "../media/decode.ts";
import { readIfReadable } from "./read-if-readable.ts";
import { finishReplacing, replaceFiles, type Replacement } from "./replace-files.ts";
import { NotWritable } from "./state-folder.ts";

/** Nothing was written; the message says why, for the editor. */
export class SaveRefused extends Error {}

/** Reads those of the files that exist and can be read. */
export async function readStored(folder: string, names: readonly string[]): Promise<StoredFile[]> {
  return (await readAllStored(folder, names)).files;
}

/** Reads those of the files that exist, and says why some can't be read. */
export async function readAllStored(
  folder: string,
  names: readonly string[],
): Promise<{ files: StoredFile[]; unreadable: [name: string, why: Unreadable][] }> {
  const files: StoredFile[] = [];
  const unreadable: [string, Unreadable][] = [];
  // One at a time, because a program can't have thousands of files open.
  for (const name of names) {
    const read = await readIfReadable(join(folder, name), mostText, (path) => readFile(path));
    if (!read) continue;
    if ("unreadable" in read) unreadable.push([name, read.unreadable]);
    else files.push(storedFile(name, read.content));
  }
  return { files, unreadable };
}

function storedFile(name: string, bytes: Buffer | undefined): StoredFile {
  if (!bytes) return { name, text: "", version: "" };
  return { name, ...decode(bytes), version: contentHash(bytes) };
}

/** @returns undefined if there is no such file */
async function readBytes(folder: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Runs one save at a time, because the second must be compared with what the first has written. */
const inTurn = createTaskQueue();

/**
 * @param wanted what the editor sent: each file with the version that the editor has read
 * @throws {SaveRefused} if one of them isn't a content file or can't be written
 * @throws {NotWritable} if the folder can't be written to
 */
export function saveStored(folder: string, wanted: unknown): Promise<Saved> {
  return inTurn(() => save(folder, readWanted(wanted)));
}

/** How often a save is tried in all if a file changes while it is written. */
const mostTries = 5;

async function save(folder: string, files: readonly FileToSave[], tries = 1): Promise<Saved> {
  await finishReplacing(folder);
  for (const { name } of files) {
    const entry = await lstat(join(folder, name)).catch(() => undefined);
    if (entry && !entry.isFile())
      throw new SaveRefused(t`${name} is a link or a folder, not a file. Replace it with a file.`);
    if (entry && !(await mayWrite(join(folder, name), entry)))
      throw new SaveRefused(t`${name} is read-only. Make it writable, then save again.`);
  }
  const work = await Promise.all(
    files.map(async (file) => ({ ...file, before: await readToReplace(folder, file.name) })),
  );
  const changed = work.flatMap(({ name, version, before }) => {
    const found = storedFile(name, before);
    return found.version === version ? [] : [found];
  });
  if (changed.length > 0) return { is: "conflict", files: changed };
  const why = whyNotConverted(work, ({ before }) => before !== undefined && !isReversible(before));
  if (why !== undefined) throw new SaveRefused(why);
  if (!(await replaceAll(folder, work))) {
    if (tries < mostTries) return save(folder, files, tries + 1);
    throw new SaveRefused(
      t`Another program keeps changing files in ${folder}. Save again in a moment.`,
    );
  }
  const versions = files.map(({ name, text }) => [
    name,
    text === null ? "" : contentHash(Buffer.from(text)),
  ]);
  return { is: "saved", versions: Object.fromEntries(versions) };
}

/** Checks the mode first: root can write to every file, but a read-only file is meant to stay unchanged. */
async function mayWrite(path: string, { mode }: Stats): Promise<boolean> {
  if ((mode & 0o222) === 0) return false;
  return access(path, constants.W_OK).then(
    () => true,
    () => false,
  );
}

/** @throws {SaveRefused} */
async function readToReplace(folder: string, name: string): Promise<Buffer | undefined> {
  return readBytes(folder, name).catch((error: Error) => {
    throw new SaveRefused(t`${name} can't be read (${error.message}).`);
  });
}

function readWanted(wanted: unknown): FileToSave[] {
  if (!Array.isArray(wanted)) throw new SaveRefused("the request has no files.");
  return wanted.map((file: Partial<FileToSave> | null) => {
    const { name, text, version, isConverted } = file ?? {};
    const isText = typeof text === "string" || text === null;
    if (typeof name !== "string" || !isText || typeof version !== "string")
      throw new SaveRefused("a file in the request has no name or no text.");
    if (!isContentName(name)) throw new SaveRefused(notContent(name));
    return { name, text, version, isConverted: isConverted === true };
  });
}

/**
 * @returns false if one of the files was changed meanwhile
 * @throws {SaveRefused}
 */
async function replaceAll(folder: string, files: readonly Replacement[]): Promise<boolean> {
  // Removes files last, so that other files that refer to them never point to nothing.
  const inOrder = files.toSorted((a, b) => Number(a.text === null) - Number(b.text === null));
  try {
    return await replaceFiles(folder, inOrder);
  } catch (error) {
    if (error instanceof NotWritable) throw error;
    throw new SaveRefused(t`${folder} can't be written (${(error as Error).message}).`);
  }
}
