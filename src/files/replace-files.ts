// Puts files of one folder in place of others: all of them or none, also where the process is killed on the way.
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { contentHash } from "./content-hash.ts";

/** A file that is to become another. */
export interface Replacement {
  name: string;
  /** null takes it away. */
  text: string | null;
  /** What it is now; undefined where it is new. */
  before: Buffer | undefined;
}

/** What is on its way to its place stands in a folder of its own, under the second name once all of it is there. */
const [gathering, gathered] = [".saving-unfinished", ".saving"];
/** A file beside those on their way: which they are, and what they replace. */
const listName = "list";

type Entry = Pick<Replacement, "name"> & {
  isGone: boolean;
  /** Of what it replaces; empty where it is new. */
  version: string;
};

/** @throws where it can't be done, and then nothing has changed */
export async function replaceFiles(folder: string, files: readonly Replacement[]): Promise<void> {
  const staging = join(folder, gathering);
  const ready = join(folder, gathered);
  const done: Replacement[] = [];
  try {
    await mkdir(staging);
    for (const { name, text } of files)
      if (text !== null) await writeFile(join(staging, name), text);
    await writeFile(join(staging, listName), JSON.stringify(files.map(entryOf)));
    // From here on, whoever comes next finishes it.
    await rename(staging, ready);
    for (const file of files) {
      await putInPlace(folder, entryOf(file));
      done.push(file);
    }
  } catch (error) {
    for (const { name, before } of done)
      await (before ? writeFile(join(folder, name), before) : rm(join(folder, name)));
    await rm(staging, { recursive: true, force: true });
    throw error;
  } finally {
    await rm(ready, { recursive: true, force: true });
  }
}

/** Finishes what a process that was killed had begun; what it hadn't gathered yet is as if it never was. */
export async function finishReplacing(folder: string): Promise<void> {
  await rm(join(folder, gathering), { recursive: true, force: true });
  const list = await readFile(join(folder, gathered, listName), "utf8").catch(() => undefined);
  if (list === undefined) return;
  // Cast: only `replaceFiles` writes it.
  for (const entry of JSON.parse(list) as Entry[])
    // Somebody may have changed it since; or it is in place.
    if ((await versionOf(join(folder, entry.name))) === entry.version)
      await putInPlace(folder, entry);
  await rm(join(folder, gathered), { recursive: true });
}

async function putInPlace(folder: string, { name, isGone }: Entry): Promise<void> {
  if (isGone) await rm(join(folder, name), { force: true });
  else await rename(join(folder, gathered, name), join(folder, name));
}

function entryOf({ name, text, before }: Replacement): Entry {
  return { name, isGone: text === null, version: before ? contentHash(before) : "" };
}

async function versionOf(path: string): Promise<string> {
  return readFile(path).then(contentHash, () => "");
}
