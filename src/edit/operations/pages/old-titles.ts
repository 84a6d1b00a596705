// Finds texts that still mention a page's old title after it is renamed.
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import { findWords, siteTexts } from "../find-words.ts";
import type { Files } from "../../model/history.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { labelFromTitle } from "./title-label.ts";

/**
 * @param before the page's old title
 * @param labels labels that change with the title
 */
export function textsWithOldTitle(
  vocabulary: Vocabulary,
  files: Files,
  page: string,
  before: string,
  labels: readonly Location[],
): Location[] {
  const title: Location = { file: `${page}.json`, path: ["title"] };
  const reached = new Set([title, ...labels].map(locationKey));
  return findWords(siteTexts(vocabulary, files, [...files.keys()].sort()), labelFromTitle(before))
    .map(({ file, path }) => ({ file, path }))
    .filter((location) => !reached.has(locationKey(location)));
}
