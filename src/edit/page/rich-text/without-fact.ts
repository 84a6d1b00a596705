// A formatted text without one of its facts, everything else in it as it was written.
import { Transform } from "prosemirror-transform";
import { placesOfFacts } from "./fact-nodes.ts";
import { readMarkdown } from "./read-markdown.ts";
import { rewrite } from "./rewrite-markdown.ts";

/**
 * @param nth how many of the same name stand before it
 * @returns the same text where there is no such fact
 */
export function withoutFormattedFact(text: string, fact: string, nth: number): string {
  const source = readMarkdown(text);
  if (!source) return text;
  const at = placesOfFacts(source.doc, fact)[nth];
  if (at === undefined) return text;
  return rewrite(source, new Transform(source.doc).delete(at, at + 1).doc).text;
}
