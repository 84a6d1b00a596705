// Says the editor's words in the language of the person who edits. English is in the code; the others are beside this.
import { inDigits } from "./formats.ts";
import { knownWords } from "./known-words.ts";
import { partsIn } from "./parts.ts";

/**
 * The words of a screen, written in English: t`Renamed “${name}”.` On the command line, they stay English.
 * @param values what is between the words; a translation can have it in another order
 */
export function t(english: TemplateStringsArray, ...values: readonly (string | number)[]): string {
  return inParts(english)
    .map((part) => (typeof part === "number" ? written(values[part]) : part))
    .join("");
}

/** A number with decimals, such as a contrast, has a comma in some languages. Others, such as a year, stay as they are. */
function written(value: string | number | undefined): string | number | undefined {
  const hasDecimals = typeof value === "number" && !Number.isInteger(value);
  return hasDecimals && knownWords() ? inDigits(value) : value;
}

/** Words that aren't written in the code, such as those of a schema. */
export function translate(english: string): string {
  return knownWords()?.[english] ?? english;
}

/** The words between the values, and each value by its number, in the order of the person's language. */
export function inParts(english: readonly string[]): readonly (string | number)[] {
  return partsIn(knownWords(), english);
}
