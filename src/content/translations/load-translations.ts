// Loads the translations of samples that a site needs.
import { withoutCountry } from "../model/language.ts";
import type { Translations } from "./known-translations.ts";
import { readTranslations } from "./read-translations.ts";
import { translatedLanguages, type TranslatedLanguage, type Translation } from "./translation.ts";

const load: Readonly<Record<TranslatedLanguage, () => Promise<Translation>>> = {
  de: async () => (await import("./german.ts")).german,
  es: async () => (await import("./spanish.ts")).spanish,
  fr: async () => (await import("./french.ts")).french,
};

/** Any translation also lists the texts in English, which are recognized in languages without one. */
function languageToLoad(language: string): TranslatedLanguage | undefined {
  const own = withoutCountry(language);
  if (own === "en") return undefined;
  return translatedLanguages.find((each) => each === own) ?? "de";
}

/**
 * What can't be loaded stays in English, and is loaded the next time.
 * @param languages of texts, such as `de-AT`
 * @returns true if something new is known
 */
export async function loadTranslations(
  { known, set }: Translations,
  languages: readonly string[],
): Promise<boolean> {
  const has = (language: string) => known()?.list.some((each) => each.language === language);
  const needed = new Set(languages.flatMap((language) => languageToLoad(language) ?? []));
  const loaded = await Promise.allSettled(
    [...needed].filter((language) => !has(language)).map((language) => load[language]()),
  );
  const more = loaded
    .flatMap((each) => (each.status === "fulfilled" ? [each.value] : []))
    // Another call may have loaded it meanwhile.
    .filter(({ language }) => !has(language));
  if (more.length > 0) set(readTranslations([...(known()?.list ?? []), ...more]));
  return more.length > 0;
}
