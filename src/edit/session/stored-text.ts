// Files as the store has them: their texts, and what was just saved.
import type { FileToSave, StoredFile } from "../../store/store.ts";

/** @returns undefined if the file was removed */
export function textOf({ text, version }: StoredFile): string | undefined {
  return version === "" ? undefined : text;
}

/** Saved files as the store has them now; a removed one has no version. */
export function storedNow(
  files: readonly FileToSave[],
  versions: Readonly<Record<string, string>>,
): StoredFile[] {
  return files.map(({ name, text }) => {
    return { name, text: text ?? "", version: text === null ? "" : (versions[name] ?? "") };
  });
}
