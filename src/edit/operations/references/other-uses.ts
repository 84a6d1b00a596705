// Says which other texts change with a fact.
import { cutAfter } from "../../../content/text/cut.ts";
import { factTitle } from "../../../content/model/fact-title.ts";
import { count } from "../../../content/text/count.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { fileTitle, pathNames } from "./location-name.ts";
import { locationsOf, type Reference } from "./references.ts";

/** Of a page's title, in characters. */
const longest = 40;

/** What is changed by typing in a fact that no other text uses. */
export const onlyFact = (name: string): string => `Changes the fact “${factTitle(name)}”`;

/**
 * `Also changes in 3 other places`, or which place, if it is one.
 * @param uses of the fact
 * @param here the text that the author is in
 * @returns undefined if no other text uses the fact
 */
export function otherUses(
  vocabulary: Vocabulary,
  files: Files,
  uses: readonly Reference[],
  here: Location,
): string | undefined {
  const others = locationsOf(uses).filter((use) => locationKey(use) !== locationKey(here));
  const [only] = others;
  if (!only) return undefined;
  if (others.length > 1) return `Also changes in ${count(others.length, "other place")}`;
  const title = cutAfter(fileTitle(files, only.file), longest);
  const name = pathNames(vocabulary, files, only).at(-1) ?? "";
  // An item is named by its own words.
  const what = typeof only.path.at(-1) === "string" ? `the ${name.toLowerCase()}` : name;
  return `Also changes ${what} on “${title}”`;
}
