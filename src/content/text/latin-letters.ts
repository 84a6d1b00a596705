// Writes a text in the letters from a to z, for names in addresses and of files.
import { withoutCountry } from "../model/language.ts";
import { once } from "../model/once.ts";

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** What readers of these languages write in place of letters that are two in one, or sorted elsewhere. */
const written: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

/** The same in only some languages: everywhere else, a marked letter loses its mark. */
const writtenIn: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  da: { å: "aa", ø: "oe" },
  de: { ä: "ae", ö: "oe", ü: "ue" },
  nb: { å: "aa", ø: "oe" },
  nn: { å: "aa", ø: "oe" },
};

/** Compares letters without their marks, in the order of all languages together. */
const order = once(() => new Intl.Collator("en", { sensitivity: "base" }));

/**
 * "Łódź" gives "lodz", "œuvres" gives "oeuvres", "Größe" gives "grosse", and "groesse" in German. Letters of other scripts
 * stay as they are.
 * @param language of the text, such as `de-AT`, if it is known
 */
export function latinLetters(text: string, language = ""): string {
  const own = writtenIn[withoutCountry(language)] ?? {};
  return text
    .normalize("NFC")
    .toLowerCase()
    .replaceAll(/[äåöøü]/g, (letter) => own[letter] ?? letter)
    .normalize("NFKD")
    .replaceAll(/[\p{M}\p{Lm}'’·]/gu, "")
    .replaceAll(/(?![a-z])\p{sc=Latin}/gu, (letter) => written[letter] ?? nearest(letter));
}

/** The letter that it is sorted after: ø after o, ı after i, đ after d. */
function nearest(letter: string): string {
  return letters.findLast((each) => order().compare(each, letter) <= 0) ?? "";
}
