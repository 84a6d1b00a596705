// Writes a text in the letters from a to z, for names in addresses and of files.

const letters = [..."abcdefghijklmnopqrstuvwxyz"];

/** What readers of these languages write in place of letters that are two in one, or sorted elsewhere. */
const written: Readonly<Record<string, string>> = { ß: "ss", æ: "ae", œ: "oe", þ: "th" };

/** Compares letters without their marks, in the order of all languages together. */
const order = new Intl.Collator("en", { sensitivity: "base" });

/** "Größe" gives "grosse", "Łódź" gives "lodz", "œuvres" gives "oeuvres". Letters of other scripts stay as they are. */
export function latinLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replaceAll(/[\p{M}\p{Lm}'’·]/gu, "")
    .replaceAll(/(?![a-z])\p{sc=Latin}/gu, (letter) => written[letter] ?? nearest(letter));
}

/** The letter that it is sorted after: ø after o, ı after i, đ after d. */
function nearest(letter: string): string {
  return letters.findLast((each) => order.compare(each, letter) <= 0) ?? "";
}
