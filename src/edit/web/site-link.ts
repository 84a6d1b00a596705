// The link to the site in another content folder of the repository; the git store and the editor write it.
import { isFolderPath } from "../../store/git/path-beside.ts";

const inFragment = /^#site=([^&]*)$/;

/** @returns the content folder's path in the repository; undefined if the address names none */
export function folderToEdit(): string | undefined {
  return folderIn(inFragment.exec(location.hash)?.[1] ?? "");
}

/** @param written as in the address @returns undefined if it can't be a content folder in the repository */
export function folderIn(written: string): string | undefined {
  try {
    const folder = decodeURIComponent(written);
    return isFolderPath(folder) ? folder : undefined;
  } catch {
    // Someone typed a % into the address.
    return undefined;
  }
}

/** True if a change of the address's fragment in an open tab asks for something else than what the tab shows. */
export function opensAnother(before: string, now: string): boolean {
  return /^#(invitation|look|site)=/.test(now) || before.startsWith("#site=");
}
