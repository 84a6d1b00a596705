// Makes the face of the headings for one site: only the letters that the site has.
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Site } from "../content/model/site.ts";
import { lettersInHeadings, lettersOfSite } from "../content/resolve/site-letters.ts";
import { fontFile, partsFor, readFontLicense } from "./font-files.ts";
import type { ReadFile } from "./served-media.ts";
import { ownFace } from "./own-face.ts";
import { allLetters, type HeadingFace } from "./face-file.ts";

const weight = 600;

/**
 * What headings use of the font: joined letters, accents, kerning, and figures of one height and width. Apart from the
 * call, because the library's types lack `keepFeatures`.
 */
const options = {
  targetFormat: "woff2" as const,
  keepFeatures: ["ccmp", "kern", "liga", "lnum", "locl", "mark", "mkmk", "tnum"],
};

/**
 * Contains all letters of the site and not only those of its headings: a form's thank-you becomes a heading later, and
 * the difference is about a kilobyte. A site whose headings have no letter of the font gets none of it.
 * @param read reads a file in media
 */
export async function headingFace(site: Site, read: ReadFile): Promise<HeadingFace> {
  const { headings, headingFont } = site.look;
  if (headingFont !== undefined)
    return { ...(await ownFace(site, await read(headingFont))), license: undefined };
  const none = { css: "", weight: "", fonts: [], license: undefined };
  if (headings === "sans") return none;
  if ((await partsFor(lettersInHeadings(site))).length === 0) return none;
  return serifFace(await partsFor(lettersOfSite(site)));
}

async function serifFace(parts: Awaited<ReturnType<typeof partsFor>>): Promise<HeadingFace> {
  const fonts = parts.map(async ({ name, letters, range }) => ({
    bytes: await subset(await readFile(fontFile(name, weight)), letters),
    range: parts.length > 1 ? range : allLetters,
  }));
  return {
    css: "",
    weight: String(weight),
    fonts: await Promise.all(fonts),
    license: await readFontLicense(),
  };
}

/** @returns only these letters of a font, and only what headings use of it, as WOFF2 */
export const subset = (font: Uint8Array, letters: string): Promise<Uint8Array> =>
  subsetFont(Buffer.from(font), letters, options);
