// Counts the terminal columns of a text, so that the underline below it is in the right position.
import { eastAsianWidth } from "get-east-asian-width";
import { once } from "../model/once.ts";

/** Browsers take 14 ms to make it. */
const segmenter = once(() => new Intl.Segmenter("en", { granularity: "grapheme" }));

/** Characters that only become emoji with the next one: flags of two letters, and characters with U+FE0F. */
const emoji = /^\p{Regional_Indicator}|^\p{Emoji}\ufe0f/u;
const bare = /^[\p{Mark}\p{Cf}]+$/u;

/** The characters as people count them, each with its columns. */
export function graphemes(text: string): { text: string; columns: number }[] {
  // oxlint-disable-next-line eslint/no-control-regex -- the range of ASCII is what is meant
  if (/^[\u0000-\u007e]*$/.test(text)) return [...text].map((each) => ({ text: each, columns: 1 }));
  return Array.from(segmenter().segment(text), ({ segment }) => ({
    text: segment,
    columns: columnsOfOne(segment),
  }));
}

export function columnsOf(text: string): number {
  return graphemes(text).reduce((sum, { columns }) => sum + columns, 0);
}

function columnsOfOne(grapheme: string): number {
  if (bare.test(grapheme)) return 0;
  return emoji.test(grapheme) ? 2 : eastAsianWidth(grapheme.codePointAt(0) ?? 0);
}
