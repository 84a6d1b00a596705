// Replaces one of the facts in a text by words; the fact itself and its other uses stay.
import { namedFact } from "../../../content/resolve/facts.ts";
import type { FactInText } from "../../model/location.ts";

/**
 * @param by empty to only remove the fact
 * @returns the same text if there is no such fact
 */
export async function replaceFact(
  text: string,
  fact: string,
  { isFormatted, nth }: Pick<FactInText, "isFormatted" | "nth">,
  by: string,
): Promise<string> {
  if (!isFormatted) return replaceWrittenFact(text, fact, nth, by);
  const { replaceFormattedFact } = await import("./replace-formatted-fact.ts");
  return replaceFormattedFact(text, fact, nth, by);
}

function replaceWrittenFact(text: string, fact: string, nth: number, by: string): string {
  const written = [...text.matchAll(namedFact)].filter(([, name]) => name === fact);
  const found = written[nth];
  if (!found) return text;
  return text.slice(0, found.index) + by + text.slice(found.index + found[0].length);
}
