// Reads the folder `blocks/` of a site: its own types of block, beside its content.
import { readdir, readFile } from "node:fs/promises";
import { join, relative, resolve } from "node:path";

/** The files of `blocks/` as text. */
export interface BlocksFolder {
  /** Its path on this machine. */
  path: string;
  /** File name -> text, in order of their names. */
  files: ReadonlyMap<string, string>;
  /** The names of the types: those of the schemas. */
  types: readonly string[];
  /** How messages name a file of it: from the folder where the command runs. */
  shown: (name: string) => string;
}

const schemaEnd = ".schema.json";

/** @returns undefined if there is no such folder, or no schema in it: then it isn't for this */
export async function readBlocksFolder(given: string): Promise<BlocksFolder | undefined> {
  const path = resolve(given);
  const entries = await readdir(path, { withFileTypes: true }).catch(() => []);
  const names = entries
    .filter((entry) => entry.isFile() || entry.isSymbolicLink())
    .map(({ name }) => name)
    .filter((name) => /\.(schema\.json|tsx?|css)$/.test(name))
    .sort();
  const files = new Map((await Promise.all(names.map((name) => textIn(path, name)))).flat());
  const types = [...files.keys()]
    .filter((name) => name.endsWith(schemaEnd))
    .map((name) => name.slice(0, -schemaEnd.length));
  if (types.length === 0) return undefined;
  const shown = (name: string) => join(relative("", path), name).replaceAll("\\", "/");
  return { path, files, types, shown };
}

/** @returns none for a file that is gone by now: code editors save one by putting another in its place */
async function textIn(path: string, name: string): Promise<(readonly [string, string])[]> {
  try {
    return [[name, await readFile(join(path, name), "utf8")]];
  } catch (error) {
    // Cast: Node throws only errors.
    if ((error as NodeJS.ErrnoException).code === "ENOENT") return [];
    throw error;
  }
}

/** The name of a type's schema, view and styles. */
export const filesOf = (type: string) => ({
  schema: `${type}${schemaEnd}`,
  view: `${type}.tsx`,
  styles: `${type}.css`,
});
