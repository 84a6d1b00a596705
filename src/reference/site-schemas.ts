// Writes what code editors read to help with a site's files: the schemas, and the site's names, which they suggest.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ownFiles } from "../engine/engine-files.ts";
import { schemasFolder } from "../files/own-folder.ts";
import { readBlocksFolder } from "../own-blocks/blocks-folder.ts";
import { blocksPath } from "../files/site-root.ts";
import { writeSuggestions } from "./suggestions.ts";

/**
 * Brings the schemas up to date, and the names of the content folder. Files are written only when something in them
 * changes.
 * @throws when a folder can't be read or written
 */
export async function writeSiteSchemas(content: string, target = schemasFolder): Promise<void> {
  const { schemas } = ownFiles;
  const names = schemaNames(await readdir(schemas, { recursive: true }));
  const ofEngine = await Promise.all(
    names.map(async (name) => [name, await readFile(join(schemas, name), "utf8")] as const),
  );
  const all = new Map([...ofEngine, ...(await ownTypes(content))]);
  await Promise.all([...all].map(([name, text]) => writeIfChanged(join(target, name), text)));
  await writeSuggestions(content, join(target, "suggestions.gen.json"));
}

/**
 * With slashes on Windows, too, as the names of a site's own schemas: one of these replaces the engine's of that name.
 * @param paths of files and folders, as this system writes them
 */
export const schemaNames = (paths: readonly string[]): string[] =>
  paths.filter((path) => path.endsWith(".schema.json")).map((path) => path.replaceAll("\\", "/"));

/** Those of the site's own types of block, with the page's schema that has them. Most sites load no code for them. */
async function ownTypes(content: string): Promise<ReadonlyMap<string, string>> {
  const folder = await readBlocksFolder(blocksPath(content));
  if (!folder) return new Map();
  const { codeEditorFiles } = await import("../own-blocks/code-editor-files.ts");
  return codeEditorFiles(folder);
}

async function writeIfChanged(to: string, text: string): Promise<void> {
  if ((await readFile(to, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(to), { recursive: true });
  // A code editor, or another command, may be reading it.
  const draft = `${to}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, to);
}
