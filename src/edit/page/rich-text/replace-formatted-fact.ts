// Replaces a fact in a formatted text by words and leaves the rest as it was written.
import type { Mark, Node } from "prosemirror-model";
import { Transform } from "prosemirror-transform";
import { dialedNumber } from "../../../content/text/phone.ts";
import { hrefOf, schema, writtenFact } from "./document-schema.ts";
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
  const node = at === undefined ? undefined : source.doc.nodeAt(at);
  if (at === undefined || !node) return text;
  const words = by === "" ? [] : schema.text(by, linkedTo(by, node, source.doc, at));
  return rewrite(source, new Transform(source.doc).replaceWith(at, at + 1, words).doc).text;
}

/** A link that is only this fact, such as an email address, goes to the new one. */
function linkedTo(by: string, node: Node, doc: Node, at: number): Mark[] {
  const beside = [doc.resolve(at).nodeBefore, doc.resolve(at + 1).nodeAfter];
  return node.marks.map((mark) => {
    const href = hrefOf(mark);
    if (href === undefined || beside.some((each) => each && mark.isInSet(each.marks))) return mark;
    // A phone number's brackets and spaces have no meaning in an address.
    const dialed = href.startsWith("tel:") ? dialedNumber(by) : undefined;
    const address = dialed ?? by;
    return schema.mark("link", { href: href.replace(writtenFact(node), () => address) });
  });
}
