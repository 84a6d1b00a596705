// Makes the face of headings from a font file of the site's own, and fits fonts of visitors' devices to it.
import type { Site } from "../content/model/site.ts";
import { lettersInHeadings, lettersOfSite } from "../content/resolve/site-letters.ts";
import { lettersWithout, ownFont } from "../files/own-font.ts";
import type { FontFacts } from "../files/sfnt.ts";
import { allLetters, type HeadingFace } from "./face-file.ts";

/**
 * A site whose headings have no letter of the font gets none of it.
 * @param font the file in media
 */
export async function ownFace(site: Site, font: Uint8Array): Promise<Omit<HeadingFace, "license">> {
  const made = await ownFont(font, lettersOfSite(site));
  const wanted = lettersInHeadings(site);
  const isUsed = made && lettersWithout(made.facts, wanted).length < new Set(wanted).size;
  return {
    css: isUsed ? fitted(made.facts, site.look.headings).join("") : "",
    // All weights, so that browsers don't make a font bolder that comes in another weight.
    weight: "1 1000",
    fonts: isUsed ? [{ bytes: made.woff2, range: allLetters }] : [],
  };
}

/**
 * Bold fonts that visitors may have, and the average width of their letters as a part of the font size: those with
 * serifs follow from site/heading-fallbacks.css and the face that it is for. Liberation Sans has the widths of Arial.
 */
const fallbacks = {
  serif: [
    { name: "Own Georgia", local: ["Georgia Bold", "Georgia-Bold"], width: 0.578 },
    { name: "Own Noto", local: ["Noto Serif Bold", "NotoSerif-Bold"], width: 0.57 },
    {
      name: "Own Times",
      local: ["Liberation Serif Bold", "Times New Roman Bold"],
      width: 0.482,
    },
  ],
  sans: [
    {
      name: "Own Arial",
      local: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold"],
      width: 0.523,
    },
  ],
} as const;

/** Letters about as often as in English text; other languages with Latin letters differ by a few percent. */
const commonLetters =
  "eeeeeeeeeeeetttttttttaaaaaaaaoooooooiiiiiiinnnnnnnsssssshhhhhhrrrrrrddddlllluuucccmmmwwffggyyppbbvk";

/** With the width and the height of another font, the same words take the same room. */
function fitted(
  { widthOf, ascent, descent }: FontFacts,
  headings: keyof typeof fallbacks,
): string[] {
  const widths = [...commonLetters].map((letter) => widthOf(letter.codePointAt(0) ?? 0));
  const known = widths.filter((width) => width !== undefined);
  // A font for another script, or for a few letters, says nothing about the width of words.
  if (known.length < widths.length * 0.9) return [];
  const width = known.reduce((sum, each) => sum + each, 0) / known.length;
  return fallbacks[headings].map(({ name, local, width: own }) => {
    const size = width / own;
    const names = local.map((each) => `local("${each}")`).join(",");
    return `@font-face{font-family:"${name}";src:${names};size-adjust:${percent(size)};ascent-override:${percent(ascent / size)};descent-override:${percent(descent / size)};line-gap-override:0%}`;
  });
}

const percent = (part: number): string => `${Math.round(part * 1000) / 10}%`;
