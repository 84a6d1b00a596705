// Loads what samples say in the languages of files that name one.
import { siteFile } from "../../content/model/input.ts";
import { valueAt } from "../../content/model/json.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import type { Translations } from "../../content/translations/known-translations.ts";
import { loadTranslations } from "../../content/translations/load-translations.ts";

/** The languages of a file, of its blocks too. */
function languagesIn(name: string, text: string): string[] {
  const file = parseJson(text);
  const blocks = name === siteFile ? undefined : valueAt(file, ["blocks"]);
  const parts: unknown[] = [file, ...(Array.isArray(blocks) ? blocks : [])];
  return parts.flatMap((part) => {
    const language = valueAt(part, ["language"]);
    return typeof language === "string" ? [language] : [];
  });
}

/** @returns true if something new is known */
export const loadFor = (
  translations: Translations,
  files: readonly (readonly [name: string, text: string])[],
) =>
  loadTranslations(
    translations,
    files.flatMap(([name, text]) => languagesIn(name, text)),
  );
