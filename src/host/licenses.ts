// Puts the licenses of libraries, icons and the font in one file, which their authors require from a site that uses them.
import { contentHash } from "../files/content-hash.ts";

/**
 * @param libraries the licenses of the libraries that visitors download, as Markdown
 * @param icons the license of the icons, whose shapes are in the documents
 * @param font the license of the font; undefined for a site without any of its letters
 * @returns the file's path and its text
 */
export function licensesFile(
  libraries: string,
  icons: string,
  font?: string,
): [path: string, text: string] {
  const ofFont = font === undefined ? "" : `\n## Font: Source Serif 4\n\n${font.trim()}\n`;
  const text = `${libraries.trim()}\n\n## Icons: Lucide\n\n${icons.trim()}\n${ofFont}`;
  return [`assets/licenses-${contentHash(text)}.txt`, text];
}
