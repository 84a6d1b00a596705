// Replaces a fact in a formatted text by words and leaves the rest as it was written.
import { Transform } from "prosemirror-transform";
import { schema } from "./document-schema.ts";
import { factPositions } from "./fact-nodes.ts";
import { readMarkdown } from "./read-markdown.ts";
import { rewrite } from "./rewrite-markdown.ts";

/**
 * @param nth how many facts of this name come before it
 * @param by empty to only remove the fact
 * @returns the same text if there is no such fact
 */
export function replaceFormattedFact(text: string, fact: string, nth: number, by: string): string {
  const source = readMarkdown(text);
  if (!source) return text;
  const at = factPositions(source.doc, fact)[nth];
  if (at === undefined) return text;
  const marks = source.doc.nodeAt(at)?.marks ?? [];
  const words = by === "" ? [] : schema.text(by, marks);
  return rewrite(source, new Transform(source.doc).replaceWith(at, at + 1, words).doc).text;
}
