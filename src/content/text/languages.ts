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
