// Writes content files: all or none, none that somebody else has changed, and nothing outside the folder.
import { lstat, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { FileToSave, Saved, StoredFile } from "../edit/store/store.ts";
import { contentHash } from "./content-hash.ts";
import { decode } from "./decode.ts";

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

/** A file that is to become another, and what it was before: nothing where it is new. */
interface Work extends FileToSave {
  before: Buffer | undefined;
}

/**
 * @param wanted what the editor's page sent, each file with the version that it was read at
 * @throws {SaveRefused} where one of them is no content file, or can't be written
 */
export async function saveStored(folder: string, wanted: unknown): Promise<Saved> {
  const files = readWanted(wanted);
  for (const { name } of files) {
    const entry = await lstat(join(folder, name)).catch(() => undefined);
    if (entry && !entry.isFile()) throw new SaveRefused(`${name} is a link or a folder.`);
  }
  const work = await Promise.all(
    files.map(async (file): Promise<Work> => {
      return { ...file, before: await readBytes(folder, file.name) };
    }),
  );
  const changed = work.flatMap(({ name, version, before }) => {
    const found = storedFile(name, before);
    return found.version === version ? [] : [found];
  });
  if (changed.length > 0) return { is: "conflict", files: changed };
  await writeAll(folder, work);
  const versions = files.map(({ name, text }) => [
    name,
    text === null ? "" : contentHash(Buffer.from(text)),
  ]);
  return { is: "saved", versions: Object.fromEntries(versions) };
}

function readWanted(wanted: unknown): FileToSave[] {
  if (!Array.isArray(wanted)) throw new SaveRefused("there are no files in it.");
  return wanted.map((file: Partial<FileToSave> | null) => {
    const { name, text, version } = file ?? {};
    const isText = typeof text === "string" || text === null;
    if (typeof name !== "string" || !isText || typeof version !== "string")
      throw new SaveRefused("a file in it has no name or no text.");
    if (!/^[^./\\:][^/\\:]*\.json$/.test(name))
      throw new SaveRefused(`${name} is no content file.`);
    return { name, text, version };
  });
}

/** Beside their places first, so that all that can fail has failed before the first is replaced. */
async function writeAll(folder: string, work: readonly Work[]): Promise<void> {
  const beside = (name: string) => join(folder, `.${name}.saving`);
  const done: Work[] = [];
  try {
    for (const { name, text } of work) if (text !== null) await writeFile(beside(name), text);
    // What is taken away goes last: until then, whatever names it finds it.
    for (const each of work.toSorted((a, b) => Number(a.text === null) - Number(b.text === null))) {
      const path = join(folder, each.name);
      await (each.text === null ? rm(path, { force: true }) : rename(beside(each.name), path));
      done.push(each);
    }
  } catch (error) {
    for (const { name, before } of done)
      await (before ? writeFile(join(folder, name), before) : rm(join(folder, name)));
    for (const { name } of work) await rm(beside(name), { force: true }).catch(() => undefined);
    throw new SaveRefused(`${folder} can't be written (${(error as Error).message}).`);
  }
}
