// Numbers of things, such as “3 pages”, in the language of the person who edits.
import { inDigits } from "./formats.ts";
import { t } from "./t.ts";

const nouns = {
  column: (n) => (n === 1 ? t`1 column` : t`${n} columns`),
  error: (n) => (n === 1 ? t`1 error` : t`${n} errors`),
  file: (n) => (n === 1 ? t`1 file` : t`${n} files`),
  icon: (n) => (n === 1 ? t`1 icon` : t`${inDigits(n)} icons`),
  "other place": (n) => (n === 1 ? t`1 other place` : t`${n} other places`),
  picture: (n) => (n === 1 ? t`1 picture` : t`${n} pictures`),
  place: (n) => (n === 1 ? t`1 place` : t`${n} places`),
  placeholder: (n) => (n === 1 ? t`1 placeholder` : t`${n} placeholders`),
  problem: (n) => (n === 1 ? t`1 problem` : t`${n} problems`),
  row: (n) => (n === 1 ? t`1 row` : t`${n} rows`),
  text: (n) => (n === 1 ? t`1 text` : t`${n} texts`),
  "unused file": (n) => (n === 1 ? t`1 unused file` : t`${n} unused files`),
  video: (n) => (n === 1 ? t`1 video` : t`${n} videos`),
  word: (n) => (n === 1 ? t`1 word` : t`${n} words`),
} satisfies Record<string, (amount: number) => string>;

/** @returns nothing for none */
export function counted(amount: number, noun: keyof typeof nouns): string {
  return amount === 0 ? "" : nouns[noun](amount);
}
