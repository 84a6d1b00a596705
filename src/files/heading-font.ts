// Checks the font that a site has brought for its headings: that it is one, and has their letters.
import { readFile } from "node:fs/promises";
import type { Finding } from "../content/diagnostics/finding.ts";
import type { Site } from "../content/model/site.ts";
import { lettersInHeadings } from "../content/resolve/site-letters.ts";
import type { MediaFile } from "./media-folder.ts";

/** Creates a function that reads a font again only if it, or the letters of the headings, have changed. */
export function createFontCheck(): (
  folder: string,
  site: Site,
  media: ReadonlyMap<string, MediaFile>,
) => Promise<Finding[]> {
  let last: { key: string; found: Finding[] } | undefined;
  return async (folder, site, media) => {
    const { headingFont } = site.look;
    const [name, file] = [...media].find(([, { address }]) => address === headingFont) ?? [];
    if (headingFont === undefined || name === undefined || !file?.measured) return [];
    const letters = [...new Set(lettersInHeadings(site))].sort().join("");
    const key = `${folder} ${headingFont} ${letters}`;
    if (last?.key !== key)
      last = { key, found: await findingsOf(`${folder}/${name}`, name, file.path, letters) };
    return last.found;
  };
}

async function findingsOf(
  file: string,
  name: string,
  path: string,
  letters: string,
): Promise<Finding[]> {
  // With a large library, which no other site waits for.
  const { lettersWithout, ownFont } = await import("./own-font.ts");
  const font = isFontName(name) ? await ownFont(await readFile(path), letters) : undefined;
  const start = { file, pointer: "", line: 1, column: 1, endLine: 1, endColumn: 2 };
  if (!font)
    return [
      {
        ...start,
        id: "not-a-font",
        severity: "error",
        message: `${name} can't be read as a font.`,
        hint: "Choose a WOFF2, TTF or OTF file as the heading font. Renaming another file isn't enough.",
      },
    ];
  const without = lettersWithout(font.facts, letters);
  if (without.length === 0) return [];
  return [
    {
      ...start,
      id: "font-without-letters",
      severity: "warning",
      message: `${name} doesn't have ${without.length === 1 ? "this letter" : "these letters"} of your headings: ${without.slice(0, 30).join(" ")}${without.length > 30 ? " …" : ""}`,
      hint: "They are shown in another font. Use a font file that has them, or remove the heading font.",
    },
  ];
}

const isFontName = (name: string): boolean => /\.(woff2|ttf|otf)$/i.test(name);
