// Puts the licenses of libraries and icons in one file, which their authors require from a site that uses them.
import { contentHash } from "../files/content-hash.ts";

/**
 * @param libraries the licenses of the libraries that visitors download, as Markdown
 * @param icons the license of the icons, whose shapes are in the documents
 * @returns the file's path and its text
 */
export function licencesFile(libraries: string, icons: string): [path: string, text: string] {
  const text = `${libraries.trim()}\n\n## Icons: Lucide\n\n${icons.trim()}\n`;
  return [`assets/licences-${contentHash(text)}.txt`, text];
}
