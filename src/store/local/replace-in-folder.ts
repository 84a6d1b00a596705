// Writes files into a folder on this computer: all or none, as far as browsers allow.
import { areEqual } from "../../media/bytes.ts";
import { readBytes } from "./folder-files.ts";
import { t } from "../../words/t.ts";

export interface Replacement {
  name: string;
  /** null removes the file. */
  text: string | null;
  /** Its bytes until now; undefined for a new file. */
  before: Uint8Array<ArrayBuffer> | undefined;
}

/** Some files were replaced, others not, and it couldn't be undone. */
export class PartlyReplaced extends Error {
  readonly names: readonly string[];

  constructor(names: readonly string[], cause: unknown) {
    super(t`Some files were replaced, others not.`, { cause });
    this.names = names;
  }
}

/** A file whose new content is written, but appears only when it is closed. */
interface Staged {
  file: Replacement;
  stream: FileSystemWritableFileStream;
}

/**
 * Writes everything beside the files first, so that a full disk or a lost permission is met before a file is replaced.
 * @returns false if one of the files was changed meanwhile; then nothing is replaced
 * @throws what the browser throws if it can't be written; then nothing is replaced
 * @throws {PartlyReplaced}
 */
export async function replaceFiles(
  folder: FileSystemDirectoryHandle,
  files: readonly Replacement[],
): Promise<boolean> {
  const staged: Staged[] = [];
  const replaced: Replacement[] = [];
  try {
    for (const file of files) if (file.text !== null) staged.push(await stage(folder, file));
    if (!(await areUnchanged(folder, files))) {
      await giveUp(folder, staged, replaced);
      return false;
    }
    for (const { file, stream } of staged) {
      await stream.close();
      replaced.push(file);
    }
    // Removed last, so that other files that refer to them never point to nothing.
    for (const file of files.filter(({ text }) => text === null)) {
      await folder.removeEntry(file.name);
      replaced.push(file);
    }
    return true;
  } catch (error) {
    await giveUp(folder, staged, replaced).catch((cause: unknown) => {
      throw new PartlyReplaced(
        replaced.map(({ name }) => name),
        cause,
      );
    });
    throw error;
  }
}

async function stage(folder: FileSystemDirectoryHandle, file: Replacement): Promise<Staged> {
  const { name, text, before } = file;
  const handle = await folder.getFileHandle(name, { create: before === undefined });
  let stream: FileSystemWritableFileStream | undefined;
  try {
    stream = await handle.createWritable();
    await stream.write(text ?? "");
    return { file, stream };
  } catch (error) {
    await discard(folder, file, stream);
    throw error;
  }
}

/** Browsers make a new file at once, and it is empty until its content is complete. */
async function areUnchanged(
  folder: FileSystemDirectoryHandle,
  files: readonly Replacement[],
): Promise<boolean> {
  for (const { name, before = new Uint8Array() } of files) {
    const now = await readBytes(folder, name);
    if (!now || !areEqual(now, before)) return false;
  }
  return true;
}

/** Makes the folder what it was. */
async function giveUp(
  folder: FileSystemDirectoryHandle,
  staged: readonly Staged[],
  replaced: readonly Replacement[],
): Promise<void> {
  for (const { file, stream } of staged)
    if (!replaced.includes(file)) await discard(folder, file, stream);
  for (const { name, before } of replaced)
    if (before) await writeFile(folder, name, before);
    else await folder.removeEntry(name);
}

/** Drops what was written beside a file. */
async function discard(
  folder: FileSystemDirectoryHandle,
  { name, before }: Replacement,
  stream: FileSystemWritableFileStream | undefined,
): Promise<void> {
  // A stream that has failed has nothing to drop.
  await stream?.abort().catch(() => undefined);
  if (before) return;
  const now = await readBytes(folder, name).catch(() => undefined);
  // Another program may have written it meanwhile.
  if (now?.length === 0) await folder.removeEntry(name).catch(() => undefined);
}

/** Writes a file that may exist already. */
export async function writeFile(
  folder: FileSystemDirectoryHandle,
  name: string,
  content: Uint8Array<ArrayBuffer>,
): Promise<void> {
  const handle = await folder.getFileHandle(name, { create: true });
  const stream = await handle.createWritable();
  await stream.write(content);
  await stream.close();
}
