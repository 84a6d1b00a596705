// Replaces one of the facts in a text by words; the fact itself and its other uses stay.
import { namedFact } from "../../../content/resolve/facts.ts";
import type { FactInText } from "../../model/location.ts";
import { laterPart } from "../../ui/later-part.ts";

const forFormatted = laterPart(() => import("../rich-text/replace-formatted-fact.ts"));

/**
 * @param nth how many times the text uses the same fact before it
 * @param by empty to only remove the fact
 * @returns the same text if there is no such fact
 */
type ReplaceFact = (text: string, fact: string, nth: number, by: string) => string;

/**
 * Loads the code first, so that nothing is typed between reading a text and writing it.
 * @returns undefined if it can't be loaded
 */
export async function loadReplaceFact({
  isFormatted,
}: Pick<FactInText, "isFormatted">): Promise<ReplaceFact | undefined> {
  if (!isFormatted) return replaceWrittenFact;
  return (await forFormatted.load())?.replaceFormattedFact;
}

function replaceWrittenFact(text: string, fact: string, nth: number, by: string): string {
  const written = [...text.matchAll(namedFact)].filter(([, name]) => name === fact);
  const found = written[nth];
  if (!found) return text;
  return text.slice(0, found.index) + by + text.slice(found.index + found[0].length);
}
