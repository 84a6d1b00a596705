// How many columns of a terminal a text takes, so that a mark below it stands where it should.
import { eastAsianWidth } from "get-east-asian-width";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Signs that only what follows them makes emoji: flags of two letters, and what U+FE0F asks to be drawn so. */
const emoji = /^\p{Regional_Indicator}|^\p{Emoji}\ufe0f/u;
const bare = /^[\p{Mark}\p{Cf}]+$/u;

/** The characters as a person counts them, each with the columns it takes. */
export function graphemes(text: string): { text: string; columns: number }[] {
  // oxlint-disable-next-line eslint/no-control-regex -- the range of ASCII is what is meant
  if (/^[\u0000-\u007e]*$/.test(text)) return [...text].map((each) => ({ text: each, columns: 1 }));
  return Array.from(segmenter.segment(text), ({ segment }) => ({
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
