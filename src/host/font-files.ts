// Finds the files of the font packages that have certain letters.
import { readFile } from "node:fs/promises";
import type { Look } from "../content/model/site.ts";
import { libraryFile } from "../engine/engine-files.ts";

/** A typeface whose files the engine has. */
export interface Typeface {
  family: string;
  /** The library with its files. */
  library: string;
}

/** Of headings, and of the words in pictures on a site with such headings. */
export const serif: Typeface = { family: "Source Serif 4", library: "@fontsource/source-serif-4" };

/**
 * Of the words in pictures where headings are like texts: these are in a font of the visitor's device, which no picture
 * can have. Drawn by the same people as the serif one.
 */
export const sans: Typeface = { family: "Source Sans 3", library: "@fontsource/source-sans-3" };

/** The typeface of the words in a site's pictures. */
export const typefaceOf = ({ headings }: Pick<Look, "headings">): Typeface =>
  headings === "sans" ? sans : serif;

interface FontPart {
  /** As the package calls it, such as `latin-ext`. */
  name: string;
  /** Those of the asked letters that this part has. */
  letters: string;
  /** All its letters, as CSS writes them: `U+0000-00FF,U+0131,…`. */
  range: string;
}

/** All letters of a part of the serif typeface. */
export async function lettersOf(part: string): Promise<string> {
  const range = (await readRanges(serif))[part] ?? "";
  return bounds(range)
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join("");
}

/** The parts of a typeface with any of these letters. Letters that it doesn't have are in none. */
export async function partsFor(words: string, typeface = serif): Promise<FontPart[]> {
  const ranges = await readRanges(typeface);
  const parts = new Map<string, FontPart>();
  for (const letter of new Set(words)) {
    const found = Object.entries(ranges).findLast(([, range]) => isIn(range, letter));
    if (!found) continue;
    const [name, range] = found;
    const known = parts.get(name)?.letters ?? "";
    parts.set(name, { name, letters: known + letter, range });
  }
  return [...parts.values()];
}

/** The path of a part's file. */
export function fontFile(part: string, weight: 400 | 600, { library } = serif): string {
  const stem = library.replace("@fontsource/", "");
  return libraryFile(`${library}/files/${stem}-${part}-${weight}-normal.woff2`);
}

/** The license of a typeface, which has to be handed on with it. */
export function readFontLicense({ library } = serif): Promise<string> {
  return readFile(libraryFile(`${library}/LICENSE`), "utf8");
}

async function readRanges({ library }: Typeface): Promise<Record<string, string>> {
  const text = await readFile(libraryFile(`${library}/unicode.json`), "utf8");
  // Cast: the package's own table: part -> range.
  return JSON.parse(text) as Record<string, string>;
}

function isIn(range: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return bounds(range).some(([from, to]) => code >= from && code <= to);
}

/** @param range as CSS writes it @returns the first and the last code point of each of its parts */
function bounds(range: string): [from: number, to: number][] {
  return range.split(",").map((each) => {
    const [from = "", to = from] = each.slice("U+".length).split("-");
    return [parseInt(from, 16), parseInt(to, 16)];
  });
}
