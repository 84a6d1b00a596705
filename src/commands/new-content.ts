// Writes the content of a new site.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import { tabStop } from "../content/schema/tab-stops.ts";
import { ownFiles } from "../engine/engine-files.ts";
import { schemasSeenFrom } from "../files/schema-address.ts";

/**
 * The site to copy: real content, where `${1:words}` marks a text that is only a placeholder.
 * The check knows those texts from `npm run generate`.
 */
const template = ownFiles.newSite;

/**
 * @param folder the content folder
 * @param schemas the folder of the schemas that the files name
 * @returns the names of the files, pages first
 */
export async function writeContent(folder: string, schemas?: string): Promise<string[]> {
  const entries = await readdir(template, { recursive: true, withFileTypes: true });
  const names = entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith("."))
    .map((entry) => relative(template, join(entry.parentPath, entry.name)))
    .sort();
  const address = schemasSeenFrom(folder, schemas);
  for (const name of names) {
    const target = join(folder, name);
    const content = await readFile(join(template, name), "utf8");
    await mkdir(dirname(target), { recursive: true });
    const text =
      extname(name) === ".json" ? withSchemas(address, content.replaceAll(tabStop, "$2")) : content;
    await writeFile(target, text, { flag: "wx" });
  }
  return names.map((name) => name.split(sep).join("/"));
}

/** Adds the path from a folder to the schemas, so that code editors can help wherever that folder is. */
function withSchemas(address: string, json: string): string {
  return json.replace(
    /"\$schema": "[^"]*\/([^"/]+)"/,
    (_whole, file: string) => `"$schema": "${address}/${file}"`,
  );
}
