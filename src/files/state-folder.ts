// Finds the folder for notes about unfinished saves. It is outside of content folders, where pulled files can't get.
import { createHash } from "node:crypto";
import { mkdir, realpath } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

/** The content folder can't be written to; the message says why and what to do, for the editor. */
export class NotWritable extends Error {}

/** The content folder is missing at the moment. */
export class FolderGone extends NotWritable {
  constructor(folder: string) {
    super(`The content folder "${folder}" is gone. Put it back, then try again.`);
  }
}

/**
 * Makes the name of a folder's notes, which is the same for every path to the folder.
 * @throws {FolderGone} if the folder is gone
 */
export async function folderKey(folder: string): Promise<string> {
  const path = await realpath(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
    throw new FolderGone(folder);
  });
  return createHash("sha256").update(path).digest("hex").slice(0, 32);
}

/** The user's state folder. SITE_STATE_DIR can replace it. */
export function stateFolder(): string {
  const chosen = process.env["SITE_STATE_DIR"];
  return chosen ? resolve(chosen) : join(usersFolder(), "site-from-json");
}

/** @throws {NotWritable} if it can't be created */
export async function makeStateFolder(): Promise<string> {
  const folder = stateFolder();
  await mkdir(folder, { recursive: true, mode: 0o700 }).catch(cannotNote);
  return folder;
}

/** @throws {NotWritable} always */
export function cannotNote(error: NodeJS.ErrnoException): never {
  throw new NotWritable(
    `The folder for notes about unfinished saves, "${stateFolder()}", can't be used (${error.code ?? error.message}). Make it writable, or set SITE_STATE_DIR to another folder and restart npm start.`,
  );
}

function usersFolder(): string {
  const home = homedir();
  if (process.platform === "darwin") return join(home, "Library", "Application Support");
  const [named, usual] =
    process.platform === "win32"
      ? [process.env["LOCALAPPDATA"], join(home, "AppData", "Local")]
      : [process.env["XDG_STATE_HOME"], join(home, ".local", "state")];
  return named !== undefined && isAbsolute(named) ? named : usual;
}
