// The link to look at a version of the site before it is accepted; the git store writes it into proposals.
import { folderIn } from "./site-link.ts";

const inFragment = /^#look=(?!&site=)(.+?)(?:&site=([^&]*))?$/;

export interface LookLink {
  branch: string;
  /** The content folder's path in the repository; undefined if it is the one that the page is built from. */
  folder: string | undefined;
}

/** @returns what to look at; undefined if the address names no branch */
export function whatToLookAt(): LookLink | undefined {
  const [, branch, folder = ""] = inFragment.exec(location.hash) ?? [];
  return branch === undefined ? undefined : { branch: decoded(branch), folder: folderIn(folder) };
}

function decoded(written: string): string {
  try {
    return decodeURIComponent(written);
  } catch {
    // Someone typed a % into the address.
    return written;
  }
}
