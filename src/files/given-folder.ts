// Which folder content is read from, and, where there is none in it, a sentence that says so.
import type { Dirent } from "node:fs";
import { readdir } from "node:fs/promises";
import { visibleInLine } from "../content/text/invisible.ts";

/** There is nothing to read; the message is for whoever named the folder. */
export class NoContent extends Error {
  constructor(message: string) {
    super(visibleInLine(message));
  }
}

/** How a command ends that found no content: not as for a mistake in content. */
export const couldNotCode = 2 as const;

/** The folder that every command reads, relative to where it was started. */
export const contentFolder = givenFolder(process.env["CONTENT_DIR"]);

/** On Windows `set CONTENT_DIR="my site" && …` hands over the quotes and the space before the &&, too. */
export function givenFolder(written = ""): string {
  const bare = written.trim().replace(/^"(.*)"$/, "$1");
  return bare.replace(/(?<=[^\\/:])[\\/]+$/, "") || "content";
}

/**
 * What stands in a content folder.
 * @throws {NoContent} where it is missing, no folder, or without a single file that could be content
 */
export async function entriesOf(folder: string): Promise<Dirent[]> {
  const entries = await readdir(folder, { withFileTypes: true }).catch(
    (error: NodeJS.ErrnoException) => {
      throw new NoContent(`${unreadable(folder, error)} ${wayOut(folder)}`);
    },
  );
  const seen = entries.filter(({ name }) => !name.startsWith("."));
  if (seen.length === 0) throw new NoContent(`The folder "${folder}" is empty. ${wayOut(folder)}`);
  // One that isn't called quite right is told of with its name.
  if (!seen.some(({ name }) => /\.jsonc?(\.txt)?$/i.test(name)))
    throw new NoContent(
      `The folder "${folder}" has no content: no file in it ends in .json. ${wayOut(folder)}`,
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

function wayOut(folder: string): string {
  const name = /^[\w./\\:~-]+$/.test(folder) ? folder : `"${folder}"`;
  return `Set CONTENT_DIR to a folder with a site, or make a new one: npm run new -- ${name}`;
}
