// Writes content files: all or none, none that somebody else has changed, and nothing outside the folder.
import { lstat, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import type { Saved, StoredFile } from "../edit/store/store.ts";
import { contentHash } from "./content-hash.ts";
import { decode } from "./decode.ts";

/** Nothing was written; the message says why, for the editor. */
export class SaveRefused extends Error {}

export async function readStored(folder: string, names: readonly string[]): Promise<StoredFile[]> {
  return Promise.all(names.map((name) => readOne(folder, name)));
}

async function readOne(folder: string, name: string): Promise<StoredFile> {
  const bytes = await readFile(join(folder, name));
  return { name, text: decode(bytes).text, version: contentHash(bytes) };
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
  const found = await Promise.all(
    files.map(({ name }) => readOne(folder, name).catch(() => ({ name, text: "", version: "" }))),
  );
  const changed = found.filter(({ version }, index) => version !== files[index]?.version);
  if (changed.length > 0) return { is: "conflict", files: changed };
  await writeAll(folder, files, found);
  const versions = files.map(({ name, text }) => [name, contentHash(Buffer.from(text))] as const);
  return { is: "saved", versions: Object.fromEntries(versions) };
}

function readWanted(wanted: unknown): StoredFile[] {
  if (!Array.isArray(wanted)) throw new SaveRefused("there are no files in it.");
  return wanted.map((file: Partial<StoredFile> | null) => {
    const { name, text, version } = file ?? {};
    if (typeof name !== "string" || typeof text !== "string" || typeof version !== "string")
      throw new SaveRefused("a file in it has no name or no text.");
    if (!/^[^./\\:][^/\\:]*\.json$/.test(name))
      throw new SaveRefused(`${name} is no content file.`);
    return { name, text, version };
  });
}

/** Beside their places first, so that all that can fail has failed before the first is replaced. */
async function writeAll(
  folder: string,
  files: readonly StoredFile[],
  before: readonly StoredFile[],
): Promise<void> {
  const beside = (name: string) => join(folder, `.${name}.saving`);
  try {
    for (const { name, text } of files) await writeFile(beside(name), text);
    for (const [index, { name }] of files.entries()) {
      await rename(beside(name), join(folder, name)).catch(async (error: Error) => {
        for (const { name: done, text } of before.slice(0, index))
          await writeFile(join(folder, done), text);
        throw error;
      });
    }
  } catch (error) {
    for (const { name } of files) await rm(beside(name), { force: true });
    throw new SaveRefused(`${folder} can't be written (${(error as Error).message}).`);
  }
}
