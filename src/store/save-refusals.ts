// Why a file isn't saved.
import type { FileToSave } from "./store.ts";
import { t } from "../words/t.ts";

export const notContent = (name: string): string => t`${name} isn't a content file.`;

/** When others save again and again meanwhile. */
export const savedElsewhere = t`Your draft is being saved in another tab or on another device. Try again in a moment.`;

/** Why a save would replace characters without the person's consent; undefined if it wouldn't. */
export function whyNotConverted<File extends FileToSave>(
  files: readonly File[],
  isGuessed: (file: File) => boolean,
): string | undefined {
  const first = filesToConvert(files, isGuessed).find(({ isConverted }) => isConverted !== true);
  return (
    first &&
    t`${first.name} isn't UTF-8. Reload the editor, save again, and choose "Convert and save".`
  );
}

/**
 * The files of a save whose guessed characters would replace their original bytes: changed files, and removed ones if
 * another file may take over their text. The person must have agreed to each.
 */
export function filesToConvert<File extends FileToSave>(
  files: readonly File[],
  isGuessed: (file: File) => boolean,
): File[] {
  const hasNew = files.some(({ text, version }) => text !== null && version === "");
  return files.filter(
    (file) => file.version !== "" && (file.text !== null || hasNew) && isGuessed(file),
  );
}
