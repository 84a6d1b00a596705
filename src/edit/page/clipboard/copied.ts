// Writes copied words for other programs: as lines, and as HTML with the value of each fact.
import { DOMSerializer, type Node, type Slice } from "prosemirror-model";
import { readLinkAddress } from "../../../content/text/address.ts";
import { namedFact } from "../../../content/resolve/facts.ts";
import { factOf, hrefOf, schema } from "../rich-text/document-schema.ts";

/** The value of a fact. */
export type FactWords = (name: string) => string;

/** Paragraphs with an empty line between them, and a line with a dash or a number for each point. */
export function copiedText({ content }: Slice, factWords: FactWords): string {
  const only = textblocksIn(content.content);
  // Words within one point are words.
  if (only.length === 1 && only[0]) return lineOf(only[0], factWords);
  return content.content.map((node) => blockText(node, factWords)).join("\n\n");
}

function textblocksIn(nodes: readonly Node[]): readonly Node[] {
  return nodes.flatMap((node) => (node.isTextblock ? [node] : textblocksIn(node.children)));
}

function blockText(node: Node, factWords: FactWords): string {
  if (node.isTextblock) return lineOf(node, factWords);
  if (node.isInline) return inlineText(node, factWords);
  if (node.type === schema.nodes.listItem) return itemText(node, factWords);
  const isNumbered = node.type === schema.nodes.orderedList;
  const first = Number(node.attrs["start"] ?? 1);
  return node.children
    .map((item, index) => {
      const marker = isNumbered ? `${first + index}. ` : "- ";
      return marker + itemText(item, factWords).replaceAll("\n", `\n${" ".repeat(marker.length)}`);
    })
    .join("\n");
}

function itemText(item: Node, factWords: FactWords): string {
  return item.children.map((node) => blockText(node, factWords)).join("\n");
}

function lineOf(textblock: Node, factWords: FactWords): string {
  return textblock.children.map((node) => inlineText(node, factWords)).join("");
}

function inlineText(node: Node, factWords: FactWords): string {
  const fact = factOf(node);
  if (fact !== undefined) return factWords(fact);
  return node.isText ? (node.text ?? "") : "\n";
}

/** The editor reads the names of facts and the addresses of links back from it; other programs read the rest. */
export function copiedHtml(factWords: FactWords): DOMSerializer {
  const { nodes, marks } = DOMSerializer.fromSchema(schema);
  return new DOMSerializer(
    {
      ...nodes,
      fact: (node) => {
        const name = factOf(node) ?? "";
        return ["span", { "data-fact": name }, factWords(name)];
      },
    },
    {
      ...marks,
      link: (mark) => {
        const written = hrefOf(mark) ?? "";
        const href = readLinkAddress(filledAddress(written, factWords));
        return ["a", { "data-href": written, ...(href !== undefined && { href }) }, 0];
      },
    },
  );
}

export function filledAddress(written: string, factWords: FactWords): string {
  return written.replaceAll(namedFact, (_, name: string) => factWords(name));
}
