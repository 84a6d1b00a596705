// How many columns of a terminal a text takes, so that a mark below it stands where it should.
import { hiddenOnTerminals } from "./invisible.ts";

const segmenter = new Intl.Segmenter("en", { granularity: "grapheme" });

/** Full-width letters and signs of East Asian scripts (Unicode's East Asian Width, W and F, in broad ranges). */
const wide =
  /^[\u1100-\u115f\u2e80-\u303e\u3041-\u33ff\u3400-\u4dbf\u4e00-\u9fff\ua000-\ua4cf\ua960-\ua97f\uac00-\ud7a3\uf900-\ufaff\ufe30-\ufe6f\uff00-\uff60\uffe0-\uffe6\u{1b000}-\u{1b2ff}\u{1f200}-\u{1f2ff}\u{20000}-\u{3fffd}]/u;
const emoji = /^\p{Emoji_Presentation}|^\p{Emoji}\ufe0f/u;
const bare = /^[\p{Mark}\p{Cf}]+$/u;

/** The characters as a person counts them, each with the columns it takes. */
export function graphemes(text: string): { text: string; columns: number }[] {
  // oxlint-disable-next-line eslint/no-control-regex -- the range of ASCII is what is meant
  if (/^[\u0000-\u007e]*$/.test(text)) return [...text].map((each) => ({ text: each, columns: 1 }));
  return Array.from(segmenter.segment(text), ({ segment }) => ({
    text: segment,
    columns: bare.test(segment) ? 0 : wide.test(segment) || emoji.test(segment) ? 2 : 1,
  }));
}

export function columnsOf(text: string): number {
  return graphemes(text).reduce((sum, { columns }) => sum + columns, 0);
}

/** What a terminal would obey or hide instead of showing, made visible as one column each. */
export function visible(text: string): string {
  return text.replace(hiddenOnTerminals, "\ufffd");
}
