// The language of samples that are added at a location, and what they say in it.
import { siteFile } from "../../content/model/input.ts";
import { valueAt } from "../../content/model/json.ts";
import { siteLanguage } from "../../content/resolve/site-language.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { Say } from "../../content/translations/translation.ts";
import type { Files } from "../model/history.ts";
import type { Location } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";

/** The language of the block that a location is in, of its page, or of the site. */
export function languageAt(files: Files, { file, path }: Location): string {
  const site = siteLanguage(fileValue(files, siteFile));
  if (file === siteFile) return site;
  const page = fileValue(files, file);
  const block = path[0] === "blocks" ? valueAt(page, [...path.slice(0, 2), "language"]) : undefined;
  const own = block ?? valueAt(page, ["language"]);
  return typeof own === "string" ? own : site;
}

/** Says a sample that is added at a location. */
export const sayAt = ({ translations }: Vocabulary, files: Files, location: Location): Say =>
  translations.say(languageAt(files, location));
