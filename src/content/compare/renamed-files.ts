// Recognizes a renamed file by its content.
import { parseJson } from "../text/parse-json.ts";
import { pairs, shareOfWords, type Item } from "./pairs.ts";
import { asItem } from "./values.ts";

/** From this share of common words on, it is the same page: different pages of a site share up to about a half. */
const alike = 0.7;

/**
 * @param gone the texts of files that don't exist any more, by name
 * @param come those of new files
 * @returns the new names, by the former ones
 */
export function renamedFiles(
  gone: ReadonlyMap<string, string>,
  come: ReadonlyMap<string, string>,
): ReadonlyMap<string, string> {
  const [were, are] = [[...gone.keys()], [...come.keys()]];
  const items = (texts: ReadonlyMap<string, string>) =>
    Array.from(texts.values(), (text) => asItem(parseJson(text) ?? text));
  const names = pairs(items(gone), items(come), false, surelyAlike).flatMap(({ before, after }) => {
    const [from, to] = [were[before], are[after]];
    return from === undefined || to === undefined ? [] : [[from, to] as const];
  });
  return new Map(names);
}

function surelyAlike(one: Item, other: Item): number {
  const share = shareOfWords(one, other);
  return share >= alike ? share : 0;
}
