// Reads Markdown without marks as the paragraphs it is.
import type { RichText } from "../model/notations.ts";

/** What means something in Markdown wherever it is. */
const marks = /[\\*_`[\]<>#&!~|\r\t@]/;

/** A letter, a fact or a number, but not the number of an item in a list. */
const plainStart = /^(?:[\p{L}{]|\d+(?![\d.)]))./u;

/**
 * The paragraphs of a text without marks. Most texts have none, and finding that out is much faster than parsing them.
 * @param fill gets each paragraph and where it begins
 * @returns undefined for any other text
 */
export function readPlain(
  text: string,
  fill: (piece: string, from: number) => string,
): RichText | undefined {
  if (marks.test(text) || mayHaveLink(text)) return undefined;
  // One paragraph needs no lists of its own, and is what most texts are.
  if (!text.includes("\n"))
    return isParagraph(text) ? [{ type: "paragraph", children: [fill(text, 0)] }] : undefined;
  const paragraphs = text.split(/\n{2,}/);
  if (!paragraphs.every(isParagraph)) return undefined;
  let read = 0;
  return paragraphs.map((paragraph) => {
    const from = text.indexOf(paragraph, read);
    read = from + paragraph.length;
    return { type: "paragraph", children: [fill(paragraph, from)] };
  });
}

/** Markdown turns an address into a link without any marks. */
function mayHaveLink(text: string): boolean {
  return text.includes("://") || /www\./i.test(text);
}

function isParagraph(text: string): boolean {
  return plainStart.test(text) && text === text.trimEnd() && !text.includes("\n");
}
