// Reads translations: what a text is in a language, and whether it is still in English.
import { withoutCountry } from "../model/language.ts";
import type { Wording } from "../model/site.ts";
import type { Known } from "./known-translations.ts";
import { testForEnglish } from "./left-in-english.ts";
import { asWritten, type EnglishText, type Say, type Translation } from "./translation.ts";

/** @param language a code such as `de-AT` @returns undefined if there is no translation */
function translationIn(
  translations: readonly Translation[],
  language: string,
): Translation | undefined {
  const own = withoutCountry(language);
  return translations.find((each) => each.language === own);
}

function sayIn({ texts }: Translation): Say {
  // Cast: it is one of them.
  return (english) => (Object.hasOwn(texts, english) ? texts[english as EnglishText] : english);
}

/** In Switzerland and Liechtenstein, German has no ß. */
const isSwiss = (language: string): boolean => /^de-(CH|LI)(-|$)/i.test(language);
const inSwiss = (text: string): string => text.replaceAll("ß", "ss");

function swissWording(wording: Wording): Wording {
  // Cast: it is the same with other letters.
  return JSON.parse(inSwiss(JSON.stringify(wording))) as Wording;
}

export function readTranslations(list: readonly Translation[]): Known {
  return {
    list,
    say: (language) => {
      const translation = translationIn(list, language);
      const own = translation ? sayIn(translation) : asWritten;
      return isSwiss(language) ? (english) => inSwiss(own(english)) : own;
    },
    wordingIn: (language) => {
      const wording = translationIn(list, language)?.wording;
      return wording && isSwiss(language) ? swissWording(wording) : wording;
    },
    inEach: (english) => {
      const texts = list.flatMap((translation) => english.map(sayIn(translation)));
      return [...new Set([...texts, ...texts.map(inSwiss)])];
    },
    testForEnglish: (isSample) =>
      testForEnglish(list, (language) => translationIn(list, language), isSample),
  };
}
