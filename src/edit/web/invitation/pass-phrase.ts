// The pass phrase of an invitation: six words, which people pass on in another way than the link.
import { suggest } from "../../../content/text/nearest.ts";
import { t } from "../../../words/t.ts";
import { counted } from "../../../words/counted.ts";

/** In a phrase: 66 bits, so that nobody can try them all. */
const wordCount = 6;

/** The words to choose from, loaded when they are needed: 2,048 of BIP 39, which differ in their first four letters. */
export async function loadWords(): Promise<readonly string[]> {
  const { wordlist } = await import("@scure/bip39/wordlists/english.js");
  return wordlist;
}

/** Draws a new phrase; people choose worse ones. */
export function drawPhrase(words: readonly string[]): string {
  // All words are equally likely, because their number divides 65,536.
  const drawn = crypto.getRandomValues(new Uint16Array(wordCount));
  return Array.from(drawn, (number) => words[number % words.length]).join(" ");
}

/** A phrase in the form that it was drawn in, or what is wrong with what was typed. */
export type TypedPhrase = { is: "phrase"; phrase: string } | { is: "wrong"; reason: string };

/** Reads a typed phrase in any case and with anything between its words. */
export function readPhrase(typed: string, words: readonly string[]): TypedPhrase {
  const found = typed.toLowerCase().match(/\p{L}+/gu) ?? [];
  const unknown = found.find((word) => !words.includes(word));
  if (unknown !== undefined) return { is: "wrong", reason: unknownWord(unknown, words) };
  if (found.length !== wordCount) return { is: "wrong", reason: wrongCount(found.length) };
  return { is: "phrase", phrase: found.join(" ") };
}

function unknownWord(word: string, words: readonly string[]): string {
  const meant = suggest(word, words);
  const hint = meant === undefined ? t`Check its spelling.` : t`Did you mean “${meant}”?`;
  return t`“${word}” isn't a word of any pass phrase. ${hint}`;
}

function wrongCount(count: number): string {
  if (count === 0) return t`Type the pass phrase that you got with the invitation.`;
  const found = counted(count, "word");
  return t`A pass phrase has ${wordCount} words, and this is ${found}. Type all of them, and nothing else, in order.`;
}
