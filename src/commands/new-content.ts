// Writes the content of a new site.
import { mkdir, readdir, readFile, writeFile } from "node:fs/promises";
import { dirname, extname, join, relative, sep } from "node:path";
import { newSiteLanguage } from "../content/model/new-site.gen.ts";
import { tabStop } from "../content/schema/tab-stops.ts";
import { everyTranslation } from "../content/translations/all-translations.ts";
import { sayTexts } from "../content/translations/say-texts.ts";
import { ownFiles } from "../engine/engine-files.ts";
import { schemasSeenFrom } from "../files/schema-address.ts";

/**
 * The site to copy: real content, where `${1:words}` marks a text that is only a placeholder.
 * The check knows those texts from `npm run generate`.
 */
const template = ownFiles.newSite;

interface NewContent {
  /** The site's language. The texts are in it if there is a translation. */
  language?: string;
  /** The folder of the schemas that the files name. */
  schemas?: string;
}

/**
 * @param folder the content folder
 * @returns the names of the files, pages first
 */
export async function writeContent(
  folder: string,
  { language = newSiteLanguage, schemas }: NewContent = {},
): Promise<string[]> {
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
      extname(name) === ".json" ? withSchemas(address, inLanguage(language, content)) : content;
    await writeFile(target, text, { flag: "wx" });
  }
  return names.map((name) => name.split(sep).join("/"));
}

function inLanguage(language: string, json: string): string {
  return sayTexts(json.replaceAll(tabStop, "$2"), everyTranslation.say(language)).replace(
    `"language": "${newSiteLanguage}"`,
    `"language": "${language}"`,
  );
}

/** Adds the path from a folder to the schemas, so that code editors can help wherever that folder is. */
function withSchemas(address: string, json: string): string {
  return json.replace(
    /"\$schema": "[^"]*\/([^"/]+)"/,
    (_whole, file: string) => `"$schema": "${address}/${file}"`,
  );
}
