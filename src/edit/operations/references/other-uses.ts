// Says which other texts change with a fact.
import { cutAfter } from "../../../content/text/cut.ts";
import { factTitle } from "../../../words/fact-title.ts";
import { counted } from "../../../words/counted.ts";
import { inSentence } from "../../../words/in-sentence.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { locationKey, type Location } from "../../model/location.ts";
import { fileTitle, pathNames } from "./location-name.ts";
import { locationsOf, type Reference } from "./references.ts";
import { t } from "../../../words/t.ts";

/** Of a page's title, in characters. */
const longest = 40;

/** What is changed by typing in a fact that no other text uses. */
export const onlyFact = (name: string): string => t`Changes the fact “${factTitle(name)}”`;

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
  if (others.length > 1) return t`Also changes in ${counted(others.length, "other place")}`;
  const title = cutAfter(fileTitle(files, only.file), longest);
  const name = pathNames(vocabulary, files, only).at(-1) ?? "";
  // An item is named by its own words.
  return typeof only.path.at(-1) === "string"
    ? t`Also changes the ${inSentence(name)} on “${title}”`
    : t`Also changes ${name} on “${title}”`;
}
