// What a new site consists of. Few authors start one, so it is loaded for them alone.
import { createTranslations } from "../../content/translations/known-translations.ts";
import { loadTranslations } from "../../content/translations/load-translations.ts";
import { newSiteIn } from "../../content/translations/new-site.ts";

/** Where the engine's package writes them in a repository around the content folder. */
const schemas = "../.site/schema";

/**
 * @param language its code
 * @returns the text of each file, by name
 */
export async function newSiteTexts(language: string): Promise<Map<string, string>> {
  const translations = createTranslations();
  await loadTranslations(translations, [language]);
  return newSiteIn({ language, say: translations.say(language), schemas });
}
