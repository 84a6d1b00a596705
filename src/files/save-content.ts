// Writes content files: all or none, none that somebody else has changed, and nothing outside the folder.
import { lstat, readFile } from "node:fs/promises";
import { join } from "node:path";
import { isContentName } from "../content/model/input.ts";
import { oneByOne } from "../edit/one-by-one.ts";
import type { FileToSave, Saved, StoredFile } from "../edit/store/store.ts";
import { contentHash } from "./content-hash.ts";
import { decode } from "./decode.ts";
import { finishReplacing, replaceFiles, type Replacement } from "./replace-files.ts";

/** Nothing was written; the message says why, for the editor. */
export class SaveRefused extends Error {}

/** Those of these files that there are. */
export async function readStored(folder: string, names: readonly string[]): Promise<StoredFile[]> {
  const read = await Promise.all(
    names.map(async (name) => ({ name, bytes: await readBytes(folder, name) })),
  );
  return read.flatMap(({ name, bytes }) => (bytes ? storedFile(name, bytes) : []));
}

function storedFile(name: string, bytes: Buffer | undefined): StoredFile {
  if (!bytes) return { name, text: "", version: "" };
  return { name, text: decode(bytes).text, version: contentHash(bytes) };
}

/** @returns undefined where there is no such file */
async function readBytes(folder: string, name: string): Promise<Buffer | undefined> {
  return readFile(join(folder, name)).catch((error: NodeJS.ErrnoException) => {
    if (error.code === "ENOENT") return undefined;
    throw error;
  });
}

/** Of two saves at once, the second would be held against what the first hasn't written yet. */
const inTurn = oneByOne();

/**
 * @param wanted what the editor's page sent, each file with the version that it was read at
 * @throws {SaveRefused} where one of them is no content file, or can't be written
 */
export function saveStored(folder: string, wanted: unknown): Promise<Saved> {
  return inTurn(() => save(folder, readWanted(wanted)));
}

async function save(folder: string, files: readonly FileToSave[]): Promise<Saved> {
  await finishReplacing(folder);
  for (const { name } of files) {
    const entry = await lstat(join(folder, name)).catch(() => undefined);
    if (entry && !entry.isFile()) throw new SaveRefused(`${name} is a link or a folder.`);
  }
  const work = await Promise.all(
    files.map(async (file) => ({ ...file, before: await readToReplace(folder, file.name) })),
  );
  const changed = work.flatMap(({ name, version, before }) => {
    const found = storedFile(name, before);
    return found.version === version ? [] : [found];
  });
  if (changed.length > 0) return { is: "conflict", files: changed };
  await replaceAll(folder, work);
  const versions = files.map(({ name, text }) => [
    name,
    text === null ? "" : contentHash(Buffer.from(text)),
  ]);
  return { is: "saved", versions: Object.fromEntries(versions) };
}

/** @throws {SaveRefused} */
async function readToReplace(folder: string, name: string): Promise<Buffer | undefined> {
  return readBytes(folder, name).catch((error: Error) => {
    throw new SaveRefused(`${name} can't be read (${error.message}).`);
  });
}

function readWanted(wanted: unknown): FileToSave[] {
  if (!Array.isArray(wanted)) throw new SaveRefused("there are no files in it.");
  return wanted.map((file: Partial<FileToSave> | null) => {
    const { name, text, version } = file ?? {};
    const isText = typeof text === "string" || text === null;
    if (typeof name !== "string" || !isText || typeof version !== "string")
      throw new SaveRefused("a file in it has no name or no text.");
    if (!isContentName(name)) throw new SaveRefused(`${name} is no content file.`);
    return { name, text, version };
  });
}

/** @throws {SaveRefused} */
async function replaceAll(folder: string, files: readonly Replacement[]): Promise<void> {
  // What is taken away goes last: until then, whatever names it finds it.
  const inOrder = files.toSorted((a, b) => Number(a.text === null) - Number(b.text === null));
  try {
    await replaceFiles(folder, inOrder);
  } catch (error) {
    throw new SaveRefused(`${folder} can't be written (${(error as Error).message}).`);
  }
}
