// A text with values in it, in English and in other languages.
import type { ScreenWords } from "./known-words.ts";

/** @returns the text with `{0}`, `{1}` and so on for the values, as in the files of the other languages */
export function keyOf(english: readonly string[]): string {
  return english.reduce((key, part, index) => `${key}{${index - 1}}${part}`);
}

/**
 * @param english the words between the values
 * @param words in another language; undefined for English
 * @returns the words between the values, and each value by its number, in the order of the language
 */
export function partsIn(
  words: ScreenWords | undefined,
  english: readonly string[],
): readonly (string | number)[] {
  const said = words?.[keyOf(english)];
  if (said === undefined)
    return english.flatMap((part, index) => (index === 0 ? [part] : [index - 1, part]));
  return said.split(/\{(\d+)\}/).map((part, index) => (index % 2 === 1 ? Number(part) : part));
}
