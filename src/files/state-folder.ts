// Where this computer notes what it is doing to content folders: outside of them, where nothing that was pulled can write.
import { createHash } from "node:crypto";
import { mkdir, realpath } from "node:fs/promises";
import { homedir } from "node:os";
import { isAbsolute, join, resolve } from "node:path";

/** Nothing can be written to a content folder; the message says why and what to do, for the editor. */
export class NotWritable extends Error {}

/** There is no content folder at the moment. */
export class FolderGone extends NotWritable {
  constructor(folder: string) {
    super(`The content folder "${folder}" is gone. Put it back, then try again.`);
  }
}

/**
 * What a folder's notes are called: the same for every path that leads to it.
 * @throws {FolderGone} where it is gone
 */
export async function folderKey(folder: string): Promise<string> {
  const path = await realpath(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== "ENOENT" && error.code !== "ENOTDIR") throw error;
    throw new FolderGone(folder);
  });
  return createHash("sha256").update(path).digest("hex").slice(0, 32);
}

/** The user's own folder for notes; SITE_STATE_DIR names another one. */
export function stateFolder(): string {
  const chosen = process.env["SITE_STATE_DIR"];
  return chosen ? resolve(chosen) : join(usersFolder(), "site-from-json");
}

/** @throws {NotWritable} where it can't be made */
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
