// Makes smaller font files from one that a site has brought: only certain letters, in the weight of headings.
import subsetFont from "subset-font";
import { readFont, type FontFacts } from "./sfnt.ts";

/** Some letters of a font, as a font. */
export interface OwnFont {
  facts: FontFacts;
  /** As visitors get it. */
  woff2: Uint8Array;
  /** As pictures are drawn with it. */
  sfnt: Uint8Array;
}

/** How fonts that browsers know begin: WOFF2, WOFF, TrueType (two ways) and OpenType. */
const beginnings = ["wOF2", "wOFF", "\0\x01\0\0", "true", "OTTO"];

/**
 * Keeps every rule that joins or places letters, because scripts such as Arabic need them.
 * @returns undefined if it isn't a font, or a damaged one
 */
export async function ownFont(font: Uint8Array, letters: string): Promise<OwnFont | undefined> {
  if (!beginnings.includes(Buffer.from(font.subarray(0, 4)).toString("latin1"))) return undefined;
  try {
    const source = Buffer.from(font);
    const read = readFont(await subsetFont(source, letters, { targetFormat: "sfnt" }));
    const weight = read.hasWeights ? { variationAxes: { wght: 600 } } : {};
    const sfnt = await subsetFont(source, letters, { ...weight, targetFormat: "sfnt" });
    const woff2 = await subsetFont(sfnt, letters, { targetFormat: "woff2" });
    return { facts: readFont(sfnt), woff2, sfnt };
  } catch {
    return undefined;
  }
}

/** Those of the letters that a font doesn't have. */
export const lettersWithout = ({ codePoints }: FontFacts, letters: string): string[] =>
  [...new Set(letters)].filter((letter) => !codePoints.has(letter.codePointAt(0) ?? 0));
