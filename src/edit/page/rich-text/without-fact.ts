// Removes a fact from a formatted text and leaves the rest as it was written.
import { Transform } from "prosemirror-transform";
import { factPositions } from "./fact-nodes.ts";
import { readMarkdown } from "./read-markdown.ts";
import { rewrite } from "./rewrite-markdown.ts";

/**
 * @param nth how many facts of this name come before it
 * @returns the same text if there is no such fact
 */
export function withoutFormattedFact(text: string, fact: string, nth: number): string {
  const source = readMarkdown(text);
  if (!source) return text;
  const at = factPositions(source.doc, fact)[nth];
  if (at === undefined) return text;
  return rewrite(source, new Transform(source.doc).delete(at, at + 1).doc).text;
}
