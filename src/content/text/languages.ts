// Finds the code of a language by its name, as in https://www.rfc-editor.org/info/bcp47.

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** @returns `en` for English, `de` for Deutsch or German, `en-US` for en_us; undefined if it isn't a language */
export function languageCode(written: string): string | undefined {
  const name = written
    .replace(/[(,].*$/s, "")
    .trim()
    .toLowerCase();
  for (const code of letters.flatMap((first) => letters.map((second) => first + second)))
    if (namesOf(code).includes(name)) return code;
  const [language = "", region = "", ...more] = written.trim().split(/[-_]/);
  const isKnown =
    more.length === 0 && /^[a-z]{2}$/i.test(language) && /^([a-z]{2})?$/i.test(region);
  if (!isKnown || namesOf(language.toLowerCase()).length === 0) return undefined;
  return [language.toLowerCase(), region.toUpperCase()].filter(Boolean).join("-");
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
  const name = new Intl.DisplayNames(["en"], { type: "region", fallback: "none" });
  return name.of(locale.region) === undefined ? { region, meant: locale.language } : undefined;
}

function localeOf(language: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(language);
  } catch {
    return undefined;
  }
}

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
