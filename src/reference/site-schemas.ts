// Writes what code editors read to help with a site's files: the schemas, and the site's names, which they suggest.
import { randomUUID } from "node:crypto";
import { mkdir, readdir, readFile, rename, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { ownFiles } from "../engine/engine-files.ts";
import { schemasFolder } from "../files/own-folder.ts";
import { writeSuggestions } from "./suggestions.ts";

/**
 * Brings the schemas up to date, and the names of the content folder. Files are written only when something in them
 * changes.
 * @throws when a folder can't be read or written
 */
export async function writeSiteSchemas(content: string, target = schemasFolder): Promise<void> {
  const { schemas } = ownFiles;
  const names = (await readdir(schemas, { recursive: true })).filter((name) =>
    name.endsWith(".schema.json"),
  );
  await Promise.all(names.map((name) => copyIfChanged(join(schemas, name), join(target, name))));
  await writeSuggestions(content, join(target, "suggestions.gen.json"));
}

async function copyIfChanged(from: string, to: string): Promise<void> {
  const text = await readFile(from, "utf8");
  if ((await readFile(to, "utf8").catch(() => undefined)) === text) return;
  await mkdir(dirname(to), { recursive: true });
  // A code editor, or another command, may be reading it.
  const draft = `${to}.${randomUUID()}`;
  await writeFile(draft, text);
  await rename(draft, to);
}
