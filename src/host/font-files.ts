// Finds the files of the font package that have certain letters.
import { readFile } from "node:fs/promises";
import { createRequire } from "node:module";

const { resolve } = createRequire(import.meta.url);

export const fontFamily = "Source Serif 4";
const fontPackage = "@fontsource/source-serif-4";

interface FontPart {
  /** As the package calls it, such as `latin-ext`. */
  name: string;
  /** Those of the asked letters that this part has. */
  letters: string;
  /** All its letters, as CSS writes them: `U+0000-00FF,U+0131,…`. */
  range: string;
}

/** The parts of the font with any of these letters. Letters that the font doesn't have are in none. */
export async function partsFor(words: string): Promise<FontPart[]> {
  // Cast: the package's own table: part -> range.
  const ranges = JSON.parse(
    await readFile(resolve(`${fontPackage}/unicode.json`), "utf8"),
  ) as Record<string, string>;
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
  return resolve(`${fontPackage}/files/${stem}-${part}-${weight}-normal.woff2`);
}

/** The license of the font, which has to be handed on with it. */
export function readFontLicence(): Promise<string> {
  return readFile(resolve(`${fontPackage}/LICENSE`), "utf8");
}

function isIn(range: string, letter: string): boolean {
  const code = letter.codePointAt(0) ?? 0;
  return range.split(",").some((each) => {
    const [from = "", to = from] = each.slice("U+".length).split("-");
    return code >= parseInt(from, 16) && code <= parseInt(to, 16);
  });
}
