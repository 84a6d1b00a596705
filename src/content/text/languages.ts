// Finds the code of a language by its name, as in https://www.rfc-editor.org/info/bcp47.
import { onceForText } from "../model/once.ts";
import { regionName } from "./countries.ts";

/** @returns `en` for English, `de` for Deutsch or German, `en-US` for en_us; undefined if it isn't a language */
export function languageCode(written: string): string | undefined {
  const name = written
    .replace(/[(,].*$/s, "")
    .trim()
    .toLowerCase();
  for (const code of twoLetters) if (namesOf(code).includes(name)) return code;
  const [language = "", region = "", ...more] = written.trim().split(/[-_]/);
  const isKnown =
    more.length === 0 && /^[a-z]{2}$/i.test(language) && /^([a-z]{2})?$/i.test(region);
  if (!isKnown || namesOf(language.toLowerCase()).length === 0) return undefined;
  return [language.toLowerCase(), region.toUpperCase()].filter(Boolean).join("-");
}

/**
 * The languages that have a code of two letters: https://www.loc.gov/standards/iso639-2/php/code_list.php
 * Browsers know the names of only some of them.
 */
const twoLetters = new Set(
  "aa ab ae af ak am an ar as av ay az ba be bg bh bi bm bn bo br bs ca ce ch co cr cs cu cv cy da de dv dz ee el en eo es et eu fa ff fi fj fo fr fy ga gd gl gn gu gv ha he hi ho hr ht hu hy hz ia id ie ig ii ik io is it iu ja jv ka kg ki kj kk kl km kn ko kr ks ku kv kw ky la lb lg li ln lo lt lu lv mg mh mi mk ml mn mr ms mt my na nb nd ne ng nl nn no nr nv ny oc oj om or os pa pi pl ps pt qu rm rn ro ru rw sa sc sd se sg si sk sl sm sn so sq sr ss st su sv sw ta te tg th ti tk tl tn to tr ts tt tw ty ug uk ur uz ve vi vo wa wo xh yi yo za zh zu".split(
    " ",
  ),
);

export interface UnknownLanguage {
  /** The part of the code that names the language. */
  code: string;
  /** True for the withdrawn code of a language, such as iw for Hebrew. */
  isOld: boolean;
  /** True if the code can't mean anything but the suggestion. */
  isSure: boolean;
  /** The whole code that was probably meant: the language of a country whose code this is, or the code of today. */
  suggestion: string | undefined;
}

/** @returns undefined for a language's code, and for what isn't in the form of one */
export function unknownLanguage(language: string): UnknownLanguage | undefined {
  const [code = "", ...rest] = language.split("-");
  const locale = localeOf(language);
  if (!locale || !/^[a-z]{2,3}$/.test(code) || twoLetters.has(code)) return undefined;
  const isCountry = regionName(code.toUpperCase()) !== undefined;
  // Browsers read jpn and ja the same.
  if (locale.language !== code)
    return { code, isOld: true, isSure: !isCountry, suggestion: locale.toString() };
  if (code.length > 2) return undefined;
  const spoken = isCountry ? localeOf(`und-${code}`)?.maximize().language : undefined;
  const suggestion = spoken === undefined ? undefined : [spoken, ...rest].join("-");
  return { code, isOld: false, isSure: isCountry, suggestion };
}

/**
 * What is wrong with the region in a language code: `UK`, which should be GB, or an unknown one.
 * @returns the region, and the code that was probably meant; undefined if nothing is wrong, or there is no region
 */
export function unknownRegion(language: string): { region: string; meant: string } | undefined {
  const region = /-([a-z]{2}|\d{3})$/i.exec(language)?.[1];
  const locale = region === undefined ? undefined : localeOf(language);
  if (region === undefined || !locale?.region) return undefined;
  if (locale.region !== region.toUpperCase()) return { region, meant: locale.toString() };
  return regionName(locale.region) === undefined ? { region, meant: locale.language } : undefined;
}

/** Browsers take long to read a code. */
const localeOf = onceForText((language): Intl.Locale | undefined => {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
});

/** A language's names in English and in itself; none for an unknown code. */
function namesOf(code: string): string[] {
  const inEnglish = nameIn("en", code);
  return inEnglish === undefined ? [] : [inEnglish, nameIn(code, code) ?? inEnglish];
}

function nameIn(language: string, code: string): string | undefined {
  return new Intl.DisplayNames([language], { type: "language", fallback: "none" })
    .of(code)
    ?.toLowerCase();
}
