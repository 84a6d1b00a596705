// Finds out if a language is written from right to left.

/** The scripts written from right to left. https://www.unicode.org/iso15924/iso15924-codes.html */
const rightToLeft = /^(Adlm|Arab|Aran|Hebr|Mand|Mend|Nkoo|Rohg|Samr|Syrc|Thaa)$/;

export type Direction = "ltr" | "rtl";

/** @param language a code such as `en-US`; an invalid one is written from left to right */
export function directionOf(language: string): Direction {
  return rightToLeft.test(scriptOf(language) ?? "") ? "rtl" : "ltr";
}

/** Browsers take as long for it as for many texts, and a page asks with each of them. */
const scripts = new Map<string, string | undefined>();

/**
 * The likeliest script of a language: https://www.unicode.org/reports/tr35/#Likely_Subtags
 * @returns its code, such as `Latn`; undefined for a language that is unknown or invalid
 */
export function scriptOf(language: string): string | undefined {
  if (!scripts.has(language)) scripts.set(language, likelyScript(language));
  return scripts.get(language);
}

function likelyScript(language: string): string | undefined {
  try {
    return new Intl.Locale(language).maximize().script;
  } catch {
    return undefined;
  }
}
