// Makes the face of the headings for one site: only the letters that the site has.
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Site } from "../content/model/site.ts";
import { contentHash } from "../files/content-hash.ts";
import { lettersInHeadings, lettersOfSite } from "../content/resolve/site-letters.ts";
import { fontFile, partsFor, readFontLicence, serif } from "./font-files.ts";
import type { ReadFile } from "./served-media.ts";
import { ownFace } from "./own-face.ts";

interface HeadingFace {
  /** The rules that name the files; empty if headings have no face of their own, or it has none of the site's letters. */
  css: string;
  /** Path in the built site -> font. */
  files: Map<string, Uint8Array>;
  /** Of a font of ours. The site's own font is the site's affair. */
  licence: string | undefined;
}

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
    return { ...(await ownFace(site, await read(headingFont))), licence: undefined };
  const none = { css: "", files: new Map<string, Uint8Array>(), licence: undefined };
  if (headings === "sans") return none;
  if ((await partsFor(lettersInHeadings(site))).length === 0) return none;
  return serifFace(await partsFor(lettersOfSite(site)));
}

async function serifFace(parts: Awaited<ReturnType<typeof partsFor>>): Promise<HeadingFace> {
  const files = new Map<string, Uint8Array>();
  const rules: string[] = [];
  for (const { name, letters, range } of parts) {
    const font = await subset(await readFile(fontFile(name, weight)), letters);
    const path = `assets/heading-${contentHash(font)}.woff2`;
    files.set(path, font);
    // The range keeps a browser from fetching a part that a document doesn't need.
    const only = parts.length > 1 ? `;unicode-range:${range}` : "";
    rules.push(
      `@font-face{font-family:"${serif.family}";src:url(./${path});font-weight:${weight};font-display:swap${only}}`,
    );
  }
  return { css: rules.join(""), files, licence: await readFontLicence() };
}

/** @returns only these letters of a font, and only what headings use of it, as WOFF2 */
export const subset = (font: Uint8Array, letters: string): Promise<Uint8Array> =>
  subsetFont(Buffer.from(font), letters, options);
