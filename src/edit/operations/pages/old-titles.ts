// The texts that say what a page was called, which its new title doesn't reach.
import { findWords, siteTexts } from "../find-words.ts";
import type { Files } from "../../model/history.ts";
import { attributeOf, type Place } from "../../model/location.ts";
import { labelFromTitle } from "./same-labels.ts";

/**
 * @param before the page's title until now
 * @param labels the labels that change with it
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
