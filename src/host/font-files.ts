// Finds the files of the font package that have certain letters.
import { readFile } from "node:fs/promises";
import { libraryFile } from "../engine/engine-files.ts";

export const fontFamily = "Source Serif 4";
export const fontPackage = "@fontsource/source-serif-4";

interface FontPart {
  /** As the package calls it, such as `latin-ext`. */
  name: string;
  /** Those of the asked letters that this part has. */
  letters: string;
  /** All its letters, as CSS writes them: `U+0000-00FF,U+0131,…`. */
  range: string;
}

/** All letters of a part of the font. */
export async function lettersOf(part: string): Promise<string> {
  const range = (await readRanges())[part] ?? "";
  return bounds(range)
    .flatMap(([from, to]) =>
      Array.from({ length: to - from + 1 }, (_, index) => String.fromCodePoint(from + index)),
    )
    .join("");
}

/** The parts of the font with any of these letters. Letters that the font doesn't have are in none. */
export async function partsFor(words: string): Promise<FontPart[]> {
  const ranges = await readRanges();
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
export function fontFile(part: string, weight: 400 | 600): string {
  const stem = fontPackage.replace("@fontsource/", "");
  return libraryFile(`${fontPackage}/files/${stem}-${part}-${weight}-normal.woff2`);
}

/** The license of the font, which has to be handed on with it. */
export function readFontLicence(): Promise<string> {
  return readFile(libraryFile(`${fontPackage}/LICENSE`), "utf8");
}

async function readRanges(): Promise<Record<string, string>> {
  const text = await readFile(libraryFile(`${fontPackage}/unicode.json`), "utf8");
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
