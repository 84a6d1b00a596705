// The short name of a language that is written out, as https://www.rfc-editor.org/info/bcp47 has it.

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** @returns `en` for English, `de` for Deutsch or German, `en-US` for en_us; undefined for what is no language */
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
 * What is wrong with the region of a language: `UK`, which is meant for GB, or one that nobody knows.
 * @returns the region, and the language as it is probably meant; undefined where nothing is wrong, or no region is named
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

/** How a language is called in English, and in itself; nothing for a code that stands for none. */
function namesOf(code: string): string[] {
  const inEnglish = nameIn("en", code);
  return inEnglish === undefined ? [] : [inEnglish, nameIn(code, code) ?? inEnglish];
}

function nameIn(language: string, code: string): string | undefined {
  return new Intl.DisplayNames([language], { type: "language", fallback: "none" })
    .of(code)
    ?.toLowerCase();
}
