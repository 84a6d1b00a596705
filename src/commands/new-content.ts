// Writes the content of a new site.
import { mkdir, writeFile } from "node:fs/promises";
import { join } from "node:path";
import { newSiteLanguage } from "../content/model/new-site.gen.ts";
import { everyTranslation } from "../content/translations/all-translations.ts";
import { newSiteIn } from "../content/translations/new-site.ts";
import { schemasSeenFrom } from "../files/schema-address.ts";

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
  const files = newSiteIn({
    language,
    say: everyTranslation.say(language),
    schemas: schemasSeenFrom(folder, schemas),
  });
  await mkdir(folder, { recursive: true });
  for (const [name, text] of files) await writeFile(join(folder, name), text, { flag: "wx" });
  return [...files.keys()];
}
