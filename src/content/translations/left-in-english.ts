// Recognizes words of samples and of a new site that are still in English where the text is in another language.
import { withoutCountry } from "../model/language.ts";
import type { EnglishText, TranslatedLanguage, Translation } from "./translation.ts";

/** Words that a language has too, besides those whose translation is the same. */
const shared: Readonly<Record<TranslatedLanguage, readonly string[]>> = {
  de: ["News", "Service"],
  es: ["Email"],
  fr: ["Email", "Service"],
};

const described = "{{facts.company}} in {{facts.city}}: {{facts.tagline}}.";

/** The same for languages without a translation; in one that isn't here, every text is listed. */
const sharedWithoutTranslation: Partial<Record<string, readonly string[]>> = {
  cs: ["Cookies"],
  da: ["Cookies", "Email", "Service", "Team", "Website"],
  it: ["Cookies", "Email", "News", "Team", described],
  nb: ["Cookies", "Service", "Team"],
  nl: ["Contact", "Cookies", "Service", "Team", "Website", described],
  pl: ["Cookies"],
  pt: ["Cookies", "Email", "Website"],
  ro: ["Contact", "Email", "Service", "Website"],
  sv: ["Cookies", "Service", "Team"],
};

/** A language other than English. What isn't a language at all is reported elsewhere. */
const other = /^(?!en(-|$))[a-z]{2,3}(-|$)/;

/**
 * @param translations at least one, so that all texts are known
 * @param translationIn finds the one for a language
 * @param isSample true for a placeholder, which is listed in any language
 * @returns whether a text in a language, such as `de`, is still a sample's in English
 */
export function testForEnglish(
  translations: readonly Translation[],
  translationIn: (language: string) => Translation | undefined,
  isSample: (text: string) => boolean,
): (text: string, language: string) => boolean {
  const english = new Map(
    translations
      .flatMap(({ texts }) => Object.keys(texts))
      .filter((words) => hasWords(words) && !isSample(words))
      .map((words) => [withoutNames(words), words]),
  );
  const longest = Math.max(0, ...[...english.values()].map(({ length }) => length)) * 2;
  return (text, language) => {
    if (text.length > longest || !other.test(language)) return false;
    const words = english.get(withoutNames(text));
    return words !== undefined && !isShared(words, language, translationIn(language));
  };
}

function isShared(words: string, language: string, translation?: Translation): boolean {
  if (!translation)
    return sharedWithoutTranslation[withoutCountry(language)]?.includes(words) ?? false;
  // Cast: the words are from the list of a translation, and all have the same.
  return (
    translation.texts[words as EnglishText] === words ||
    shared[translation.language].includes(words)
  );
}

/** Facts, questions and pages may have other names by now: the words are the sample's nevertheless. */
function withoutNames(text: string): string {
  if (!/[{(]/.test(text)) return text;
  return text
    .replaceAll(/\{\{[^{}]*\}\}/g, "{{}}")
    .replaceAll(/\{\w+\}/g, "{}")
    .replaceAll(/\]\(page:[^()]*\)/g, "](page:)");
}

/** False for a text that consists of facts. */
const hasWords = (text: string): boolean => /\p{L}/u.test(text.replaceAll(/\{\{[^{}]*\}\}/g, ""));
