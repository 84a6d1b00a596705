// What was changed in a document is changed in its Markdown, and nothing else. Each way of writing it is tried on the
// site's own reader, the one that changes least first, so what is written is always what is read.
import { Fragment, type Node } from "prosemirror-model";
import { readMarkdown, type Source } from "./read-markdown.ts";
import { changedBlocks } from "./rewrite-blocks.ts";
import { changedWords } from "./rewrite-words.ts";
import { schema } from "./document-schema.ts";
import { paragraphOf, settle, unitsOf, withoutEdges, type Unit } from "./normalize.ts";
import { writeBlocks, type Manner } from "./write-markdown.ts";

/**
 * @param source how the document was written before it was changed
 * @param doc may hold what can't be written, as an empty paragraph: that is left out
 * @returns the same where that changes nothing
 */
export function rewrite(source: Source, doc: Node): Source {
  // Where bold begins between a letter and another sign, Markdown doesn't see it: it then begins with the next letter.
  const known = knownParagraphs(source);
  const edges = [() => false, isSign, () => true];
  for (const isEdge of edges) {
    const wanted = settle(reduced(doc, isEdge, known));
    if (wanted.eq(source.doc)) return source;
    for (const text of waysToWrite(source, wanted, known)) {
      const read = readMarkdown(text);
      if (read?.doc.eq(wanted)) return read;
    }
  }
  return source;
}

function* waysToWrite(source: Source, doc: Node, known: Manner["known"]): Generator<string> {
  const plain: Manner = { caution: "likely", emphasis: "*", bullet: "-", known };
  const manners: Manner[] = [
    plain,
    { ...plain, emphasis: "_" },
    { ...plain, caution: "all", known: () => undefined },
    { ...plain, caution: "all", emphasis: "_", known: () => undefined },
  ];
  for (const manner of manners) {
    const words = changedWords(source, doc, manner);
    if (words !== undefined) yield words;
  }
  for (const manner of manners) {
    const blocks = changedBlocks(source, doc, manner);
    if (blocks !== undefined) yield blocks;
    yield isEmpty(doc) ? "" : writeBlocks(doc.children, manner);
  }
}

function isEmpty(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.content.size === 0;
}

function knownParagraphs({ doc, paragraphs }: Source): Manner["known"] {
  const nodes: Node[] = [];
  doc.descendants((node) => void (node.isTextblock && nodes.push(node)));
  return (wanted) => paragraphs[nodes.findIndex((node) => node.eq(wanted))]?.words;
}

function isSign({ node }: Unit): boolean {
  return !/^[\p{L}\p{N}]$/u.test(node.text ?? "");
}

/** A node without bold and italics where they begin or end with what stands at an edge; known paragraphs stay. */
function reduced(node: Node, isEdge: (unit: Unit) => boolean, known: Manner["known"]): Node {
  if (!node.isTextblock)
    return node.copy(Fragment.fromArray(node.children.map((each) => reduced(each, isEdge, known))));
  if (known(node) !== undefined) return node;
  const { strong, emphasis } = schema.marks;
  return paragraphOf(withoutEdges(withoutEdges(unitsOf(node), strong, isEdge), emphasis, isEdge));
}
