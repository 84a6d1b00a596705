// The editor's words in the language of its screen, once they are loaded.

import type german from "./de.json";

/** A language that has all words of the screen; which ones the code says is for a test. */
export type WholeCatalog = Readonly<Record<keyof typeof german, string>>;

/** English text, with `{0}` and so on for what is put in -> the same in another language. */
export type ScreenWords = Readonly<Record<string, string>>;

/** Undefined in English. */
let known: ScreenWords | undefined;

export const knownWords = (): ScreenWords | undefined => known;

/** Before any module that says something runs, so that constants can be words, too. */
export function knowWords(words: ScreenWords): void {
  known = words;
}
