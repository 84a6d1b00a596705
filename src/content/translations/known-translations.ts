// The translations that are known: all of them in Node, and in the editor those that its site has needed so far. What
// reads them is loaded with them, because a site in English needs neither.
import type { Wording } from "../model/site.ts";
import { asWritten, type Say, type Translation } from "./translation.ts";

/** What some translations say, see `read-translations.ts`. */
export interface Known {
  list: readonly Translation[];
  /** In English for a language that isn't among them. */
  say: (language: string) => Say;
  /** The built-in text in a language; undefined for one that isn't among them. */
  wordingIn: (language: string) => Wording | undefined;
  /** What these texts are in each of the languages. */
  inEach: (english: readonly string[]) => string[];
  /**
   * @param isSample true for a placeholder, which is listed in any language
   * @returns whether a text in a language, such as `de`, is still a sample's in English
   */
  testForEnglish: (
    isSample: (text: string) => boolean,
  ) => (text: string, language: string) => boolean;
}

export interface Translations {
  /** The same value until `set` replaces it; undefined if none is known. */
  known: () => Known | undefined;
  set: (known: Known) => void;
  /** Says samples in a language, or in English if no translation is known. @param language such as `de-AT` */
  say: (language: string) => Say;
}

export function createTranslations(begin?: Known): Translations {
  let known = begin;
  return {
    known: () => known,
    set: (more) => void (known = more),
    say: (language) => known?.say(language) ?? asWritten,
  };
}
