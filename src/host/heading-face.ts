// Makes the face of the headings for one site: only the letters that the site has.
import { readFile } from "node:fs/promises";
import subsetFont from "subset-font";
import type { Site } from "../content/model/site.ts";
import { contentHash } from "../files/content-hash.ts";
import { fontFile, partsFor, serif } from "./font-files.ts";

interface HeadingFace {
  /** The rules that name the files; empty if headings have no face of their own, or it has none of the site's letters. */
  css: string;
  /** Path in the built site -> font. */
  files: Map<string, Uint8Array>;
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
 */
export async function headingFace({ look, ...site }: Site): Promise<HeadingFace> {
  const files = new Map<string, Uint8Array>();
  if (look.headings === "sans") return { css: "", files };
  const inHeadings = [site.name, ...headings(site)].join("").replaceAll(/\P{Letter}/gu, "");
  if ((await partsFor(inHeadings)).length === 0) return { css: "", files };
  const parts = await partsFor([...new Set(strings(site))].join(""));
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
  return { css: rules.join(""), files };
}

/** @returns only these letters of a font, and only what headings use of it, as WOFF2 */
export const subset = (font: Uint8Array, letters: string): Promise<Uint8Array> =>
  subsetFont(Buffer.from(font), letters, options);

/** What content calls a heading, at any depth. */
function* headings(value: unknown): Generator<string> {
  if (typeof value !== "object" || value === null) return;
  if ("heading" in value && typeof value.heading === "string") yield value.heading;
  for (const each of Object.values(value)) yield* headings(each);
}

/** The letters of all texts in a value. */
function* strings(value: unknown): Generator<string> {
  if (typeof value === "string") yield* value;
  else if (typeof value === "object" && value !== null)
    for (const each of Object.values(value)) yield* strings(each);
}
