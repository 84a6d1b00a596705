// Writes a new site into an empty folder on this computer, and opens it.
import { explainFolderError, notAllowed } from "./folder-errors.ts";
import { isEmpty } from "./folder-files.ts";
import { mayChange } from "./folder-permission.ts";
import { openContent, type OpenedSite } from "./open-folder.ts";
import { replaceFiles } from "./replace-in-folder.ts";
import { t } from "../../words/t.ts";

/**
 * Call it in answer to a click. All files are written, or none.
 * @param folder what `openFolder` found empty
 * @param files the text of each file, by name
 */
export async function startSite(
  folder: FileSystemDirectoryHandle,
  files: ReadonlyMap<string, string>,
): Promise<OpenedSite> {
  try {
    if (!(await mayChange(folder))) return { is: "refused", reason: notAllowed(folder.name) };
    // Another program may have written there meanwhile.
    if (!(await isEmpty(folder))) return { is: "refused", reason: notEmpty(folder.name) };
    const written = [...files].map(([name, text]) => ({ name, text, before: undefined }));
    if (!(await replaceFiles(folder, written)))
      return { is: "refused", reason: notEmpty(folder.name) };
    return await openContent(folder, folder);
  } catch (error) {
    return { is: "refused", reason: explainFolderError(error, folder.name) };
  }
}

const notEmpty = (name: string): string =>
  t`The folder "${name}" isn't empty any more, so nothing was written. Choose another folder, or empty it first.`;
