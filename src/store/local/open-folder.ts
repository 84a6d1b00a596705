// Finds the content in a folder that the author has chosen: the project's folder, or the content folder itself.
import { isContentFile, siteFile } from "../../content/model/input.ts";
import { explainFolderError, notAllowed } from "./folder-errors.ts";
import { filesIn, innerFolder, isEmpty } from "./folder-files.ts";
import { mayChange } from "./folder-permission.ts";
import { rememberFolder } from "./remembered-folder.ts";
import { t } from "../../words/t.ts";

/** A content folder on this computer that the editor may change. */
export interface OpenFolder {
  /** A unique name for this content, the same whenever the same folder is opened. */
  site: string;
  content: FileSystemDirectoryHandle;
}

/** A new site can be written into an empty one. */
export type OpenedFolder = OpenedSite | { is: "empty" };

export type OpenedSite =
  | { is: "open"; folder: OpenFolder }
  /** The sentence says what to do. */
  | { is: "refused"; reason: string };

/** The content folder's name in a project. */
const usualName = "content";

/**
 * Asks for permission if necessary, so call it in answer to a click; and remembers the folder if it has content.
 * @param chosen from `showDirectoryPicker`, or the remembered one
 */
export async function openFolder(chosen: FileSystemDirectoryHandle): Promise<OpenedFolder> {
  try {
    if (!(await mayChange(chosen))) return { is: "refused", reason: notAllowed(chosen.name) };
    const content = await findContent(chosen);
    if (content) return await openContent(chosen, content);
    if (await isEmpty(chosen)) return { is: "empty" };
    return { is: "refused", reason: noContent(chosen.name) };
  } catch (error) {
    return { is: "refused", reason: explainFolderError(error, chosen.name) };
  }
}

/** Remembers it, too. @param chosen the folder that the author chose, which has the permission */
export async function openContent(
  chosen: FileSystemDirectoryHandle,
  content: FileSystemDirectoryHandle,
): Promise<OpenedSite> {
  const id = await rememberFolder(chosen, content);
  return { is: "open", folder: { site: `folder:${id}`, content } };
}

async function findContent(
  chosen: FileSystemDirectoryHandle,
): Promise<FileSystemDirectoryHandle | undefined> {
  if ((await filesIn(chosen)).some(({ name }) => name === siteFile)) return chosen;
  const inner = await innerFolder(chosen, usualName);
  // Pages alone are enough here: the editor says that site.json is missing. A project has other JSON files in its own
  // folder.
  return inner && (await filesIn(inner)).some(({ name }) => isContentFile(name))
    ? inner
    : undefined;
}

function noContent(name: string): string {
  return t`There is no website in "${name}": neither it nor a folder "${usualName}" in it has a ${siteFile}. Choose the folder that has your site's ${siteFile}, or the project's folder around it. For a new site, choose an empty folder.`;
}
