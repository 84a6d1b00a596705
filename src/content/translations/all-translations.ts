// All translations at once, for Node. The editor loads only the one that its site needs.
import { french } from "./french.ts";
import { german } from "./german.ts";
import { createTranslations, type Translations } from "./known-translations.ts";
import { readTranslations } from "./read-translations.ts";
import { spanish } from "./spanish.ts";
import type { Translation } from "./translation.ts";

export const allTranslations: readonly Translation[] = [german, spanish, french];

/** What all vocabularies know in Node. */
export const everyTranslation: Translations = createTranslations(readTranslations(allTranslations));
