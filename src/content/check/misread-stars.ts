// Warns about an asterisk in a number or a word, or of a footnote, which Markdown may read as the start of italics.
import { problem } from "../diagnostics/problem.ts";
import type { TextRange } from "../model/text-range.ts";
import { parseMarkdown } from "../resolve/markdown.ts";
import { atPart, type TextRule } from "./rule.ts";

const endsInNumber = /\p{N}$/u;
const beginsWithNumber = /^\p{N}/u;
/** Of scripts with spaces between words: two words with an asterisk each, as in Kund*innen und Patient*innen. */
const words = String.raw`[\p{sc=Latin}\p{sc=Greek}\p{sc=Cyrillic}]`;
const endsInLetter = new RegExp(`${words}$`, "u");
const beginsWithLetter = new RegExp(`^${words}`, "u");
const between = /(?<=\p{N})\*(?=\p{N})/gu;
/** What follows a footnote's asterisk, and never begins words in italics. */
const afterFootnote = /^(?:[,;:!?)\]]|\.(?!\.))/;

export const misreadStars: TextRule = {
  on: "markdown",
  characters: /\*/,
  check: (markdown, context) => {
    const { emphasized, links } = parseMarkdown(markdown, (piece) => piece);
    const misread = emphasized.flatMap((part) => misreadIn(part, markdown));
    const read = new Set([...misread.flat(), ...links.flatMap(positionsIn)]);
    const others = [...markdown.matchAll(between)].flatMap(({ index }) =>
      read.has(index) ? [] : [index],
    );
    return [
      ...misread.map((escapes) => ({ escapes, isRead: true })),
      ...others.map((index) => ({ escapes: [index], isRead: false })),
    ].map((values) =>
      problem("misread-star", atPart(context, Math.min(...values.escapes), 1), values),
    );
  },
};

/** The positions of the asterisks around words that weren't meant to be bold or italic. */
function misreadIn({ from, length }: TextRange, markdown: string): number[][] {
  const written = markdown.slice(from, from + length);
  const [stars = ""] = /^\*+/.exec(written) ?? [];
  if (stars === "") return [];
  const inner = written.slice(stars.length, -stars.length);
  // Bold words may be beside a number; a power, 2**3, has one on both sides.
  const isInNumber = (outer: boolean, within: boolean) => outer && (stars === "*" || within);
  const isInWords =
    stars === "*" &&
    /\s/.test(inner) &&
    endsInLetter.test(markdown.slice(0, from)) &&
    beginsWithLetter.test(markdown.slice(from + length));
  const isMisread =
    isInWords ||
    afterFootnote.test(inner) ||
    isInNumber(endsInNumber.test(markdown.slice(0, from)), beginsWithNumber.test(inner)) ||
    isInNumber(beginsWithNumber.test(markdown.slice(from + length)), endsInNumber.test(inner));
  const end = from + length - stars.length;
  return isMisread ? [Array.from(stars, (_, index) => [from + index, end + index]).flat()] : [];
}

function positionsIn({ part: { from, length } }: { part: TextRange }): number[] {
  return Array.from({ length }, (_, index) => from + index);
}
