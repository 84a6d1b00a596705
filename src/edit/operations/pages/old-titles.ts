// The texts that say what a page was called, which its new title doesn't reach.
import { findWords, siteTexts } from "../find-words.ts";
import type { Files } from "../../model/history.ts";
import { attributeOf, type Place } from "../../model/location.ts";
import { labelFrom } from "./same-labels.ts";

/**
 * @param before the page's title until now
 * @param spoken the labels that change with it
 */
export function textsSaying(
  files: Files,
  page: string,
  before: string,
  spoken: readonly Place[],
): Place[] {
  const title: Place = { file: `${page}.json`, path: ["title"] };
  const reached = new Set([title, ...spoken].map(attributeOf));
  return findWords(siteTexts(files, [...files.keys()].sort()), labelFrom(before))
    .map(({ file, path }) => ({ file, path }))
    .filter((place) => !reached.has(attributeOf(place)));
}
