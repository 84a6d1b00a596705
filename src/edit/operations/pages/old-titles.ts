// Finds texts that still mention a page's old title after it is renamed.
import { findWords, siteTexts } from "../find-words.ts";
import type { Files } from "../../model/history.ts";
import { attributeOf, type Place } from "../../model/location.ts";
import { labelFromTitle } from "./same-labels.ts";

/**
 * @param before the page's old title
 * @param labels labels that change with the title
 */
export function textsWithOldTitle(
  files: Files,
  page: string,
  before: string,
  labels: readonly Place[],
): Place[] {
  const title: Place = { file: `${page}.json`, path: ["title"] };
  const reached = new Set([title, ...labels].map(attributeOf));
  return findWords(siteTexts(files, [...files.keys()].sort()), labelFromTitle(before))
    .map(({ file, path }) => ({ file, path }))
    .filter((place) => !reached.has(attributeOf(place)));
}
