// Removes one of the facts from a text; the fact itself and its other uses stay.
import { namedFact } from "../../../content/resolve/facts.ts";
import type { FactInText } from "../../model/location.ts";

/** @returns the same text if there is no such fact */
export async function withoutFact(
  words: string,
  fact: string,
  { isFormatted, nth }: Pick<FactInText, "isFormatted" | "nth">,
): Promise<string> {
  if (!isFormatted) return withoutWrittenFact(words, fact, nth);
  const { withoutFormattedFact } = await import("./without-fact.ts");
  return withoutFormattedFact(words, fact, nth);
}

function withoutWrittenFact(words: string, fact: string, nth: number): string {
  const written = [...words.matchAll(namedFact)].filter(([, name]) => name === fact);
  const found = written[nth];
  if (!found) return words;
  return words.slice(0, found.index) + words.slice(found.index + found[0].length);
}
