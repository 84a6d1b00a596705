// Finds the content folder, and explains it if the folder has no content.
import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { visibleInLine } from "../content/text/invisible.ts";
import { newCommand } from "../engine/engine-files.ts";

/** There is nothing to read; the message is for the person who named the folder. */
export class NoContent extends Error {
  constructor(message: string) {
    super(visibleInLine(message));
  }
}

/** The exit code of a command that couldn't run, for example without content. It differs from that for errors in content. */
export const couldNotCode = 2 as const;

/** The folder that every command reads, relative to the current folder. */
export const contentFolder = givenFolder(process.env["CONTENT_DIR"]);

/** Removes quotes and spaces, which Windows passes on in `set CONTENT_DIR="my site" && …`. */
export function givenFolder(written = ""): string {
  const bare = written.trim().replace(/^"(.*)"$/, "$1");
  return bare.replace(/(?<=[^\\/:])[\\/]+$/, "") || "content";
}

/**
 * Lists a content folder.
 * @throws {NoContent} if it is missing, isn't a folder, or has no file that could be content
 */
export async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new NoContent(`${unreadable(folder, error)} ${whatToDo(folder)}`);
    },
  );
  const seen = entries.filter(({ name }) => !name.startsWith("."));
  if (seen.length === 0)
    throw new NoContent(`The folder "${folder}" is empty. ${whatToDo(folder)}`);
  // A file with a slightly wrong name counts, because the check reports it by name.
  if (!seen.some(({ name }) => /\.jsonc?(\.txt)?$/i.test(name)))
    throw new NoContent(
      `The folder "${folder}" has no content: no file in it ends in .json. ${whatToDo(folder)}`,
    );
  return entries;
}

function unreadable(folder: string, { code, message }: NodeJS.ErrnoException): string {
  switch (code) {
    case "ENOENT":
      return `There is no folder "${folder}" in ${process.cwd()}.`;
    case "ENOTDIR":
      return `"${folder}" is a file, not a folder.`;
    case "EACCES":
    case "EPERM":
      return `You don't have permission to read the folder "${folder}".`;
    default:
      return `The folder "${folder}" can't be read (${message}).`;
  }
}

function whatToDo(folder: string): string {
  const name = /^[\w./\\:~-]+$/.test(folder) ? folder : `"${folder}"`;
  return `Set CONTENT_DIR to a folder with a site, or make a new one: ${newCommand} ${name}`;
}
