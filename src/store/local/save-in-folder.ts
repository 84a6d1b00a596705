// Saves content files in a folder on this computer: all or none, and never over someone else's changes.
import { isContentName } from "../../content/model/input.ts";
import { isReversible } from "../../media/decode.ts";
import { notContent, whyNotConverted } from "../save-refusals.ts";
import type { FileToSave, Saved } from "../store.ts";
import { versionOfText } from "./content-version.ts";
import { explainFolderError, isOtherKind, notAllowed } from "./folder-errors.ts";
import { readBytes } from "./folder-files.ts";
import { mayChange } from "./folder-permission.ts";
import { storedFile } from "./folder-reader.ts";
import { PartlyReplaced, replaceFiles } from "./replace-in-folder.ts";
import { t } from "../../words/t.ts";

export async function saveInFolder(
  folder: FileSystemDirectoryHandle,
  files: readonly FileToSave[],
): Promise<Saved> {
  const wrong = files.find(({ name }) => !isContentName(name));
  if (wrong) return notSaved(notContent(wrong.name));
  try {
    if (!(await mayChange(folder))) return notSaved(notAllowed(folder.name));
    // The second time, what another program has changed meanwhile is a conflict.
    const saved = (await trySave(folder, files)) ?? (await trySave(folder, files));
    return (
      saved ??
      notSaved(t`Another program keeps changing files in "${folder.name}". Save again in a moment.`)
    );
  } catch (error) {
    if (error instanceof PartlyReplaced)
      return { is: "refused", reason: partlySaved(error, folder) };
    return notSaved(explainFolderError(error, folder.name));
  }
}

function notSaved(reason: string): Saved {
  return { is: "refused", reason: t`Nothing was saved. ${reason}` };
}

/** @returns undefined if a file was changed while it was written */
async function trySave(
  folder: FileSystemDirectoryHandle,
  files: readonly FileToSave[],
): Promise<Saved | undefined> {
  // Fails here if the folder is gone; otherwise each file would seem to be removed.
  await folder.values().next();
  const work = await Promise.all(
    files.map(async (file) => ({ ...file, before: await readFile(folder, file.name) })),
  );
  const found = await Promise.all(work.map(({ name, before }) => storedFile(name, before)));
  const changed = found.filter(({ version }, index) => version !== work[index]?.version);
  if (changed.length > 0) return { is: "conflict", files: changed };
  const why = whyNotConverted(work, ({ before }) => before !== undefined && !isReversible(before));
  if (why !== undefined) return notSaved(why);
  if (!(await replaceFiles(folder, work))) return undefined;
  const versions = files.map(
    async ({ name, text }) => [name, text === null ? "" : await versionOfText(text)] as const,
  );
  return { is: "saved", versions: Object.fromEntries(await Promise.all(versions)) };
}

async function readFile(folder: FileSystemDirectoryHandle, name: string) {
  return readBytes(folder, name).catch((error: unknown) => {
    if (isOtherKind(error)) throw new Error(t`${name} is a folder, not a file`);
    throw error;
  });
}

function partlySaved({ names, cause }: PartlyReplaced, folder: FileSystemDirectoryHandle): string {
  return t`Only ${names.join(", ")} could be saved. ${explainFolderError(cause, folder.name)} Everything you wrote is still here.`;
}
