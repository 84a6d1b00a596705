// The licenses of libraries and icons in one file, which their makers require when their work is distributed.
import { contentHash } from "../files/content-hash.ts";

/**
 * @param libraries those of the libraries that visitors download, as Markdown
 * @param icons that of the icons, which stand in the documents as shapes
 * @returns where it is published, and what it says
 */
export function licencesFile(libraries: string, icons: string): [path: string, text: string] {
  const text = `${libraries.trim()}\n\n## Icons: Lucide\n\n${icons.trim()}\n`;
  return [`assets/licences-${contentHash(text)}.txt`, text];
}
