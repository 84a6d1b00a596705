// Finds out where a folder is in its repository.
import { git, GitFailed } from "./git.ts";

/** @returns the path without a slash at its end; undefined if git knows no repository around the folder */
export async function pathInRepository(folder: string): Promise<string | undefined> {
  try {
    return (await git(folder, ["rev-parse", "--show-prefix"])).replace(/\/$/, "");
  } catch (error) {
    // Some hosts build a copy of the files without git, or without its history.
    if (error instanceof GitFailed) return undefined;
    throw error;
  }
}
