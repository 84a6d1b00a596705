// Finds the code of a country by its name, as in https://www.iso.org/iso-3166-country-codes.html.
import { once, onceForText } from "../model/once.ts";

/** Besides the country's own, the languages that its name is looked for in. */
const languages = ["en", "de", "fr", "es"];

const letters = Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZ");

/** @returns `DE` for Germany, Deutschland or de, `GB` for UK; undefined if it isn't a country */
export function countryCode(written: string): string | undefined {
  const name = written.trim().toLowerCase();
  if (name === "") return undefined;
  if (/^[a-z]{2}$/.test(name)) return codeOfToday(name.toUpperCase());
  return codes().find((code) => namesOf(code).includes(name));
}

/** @param code as in a language code: US, or 419 for Latin America */
export function regionName(code: string, language = "en"): string | undefined {
  return /^(?:[A-Z]{2}|\d{3})$/.test(code) ? namesIn(language).of(code) : undefined;
}

/** @param code an old one too, such as UK */
function codeOfToday(code: string): string | undefined {
  const { region } = new Intl.Locale(`und-${code}`);
  return region === undefined || regionName(region) === undefined ? undefined : region;
}

/** Those that mean something today. */
const codes = once(() =>
  letters
    .flatMap((first) => letters.map((second) => first + second))
    .filter((code) => codeOfToday(code) === code),
);

/** A country's names in lowercase. */
function namesOf(code: string): (string | undefined)[] {
  const { language: own = "en" } = new Intl.Locale(`und-${code}`).maximize();
  return [...languages, own].map((language) => regionName(code, language)?.toLowerCase());
}

/** Making one takes far longer than asking it, and a name is looked for among those of all countries. */
const namesIn = onceForText(
  (language) => new Intl.DisplayNames([language], { type: "region", fallback: "none" }),
);
