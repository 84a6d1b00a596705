// Writes a changed document back to Markdown and touches nothing else. Tries several ways to write it, the smallest
// change first, and takes the first one that the site's own reader reads back correctly.
import { Fragment, type Node } from "prosemirror-model";
import { readMarkdown, type Source } from "./read-markdown.ts";
import { changedBlocks } from "./rewrite-blocks.ts";
import { changedWords } from "./rewrite-words.ts";
import { schema } from "./document-schema.ts";
import { paragraphOf, normalize, unitsOf, withoutEdges, type Unit } from "./normalize.ts";
import { writeBlocks, type WriteStyle } from "./write-markdown.ts";

/**
 * @param source the document as it was before the change
 * @param doc may hold what Markdown can't express, such as an empty paragraph: that is left out
 * @returns the same source if nothing changes
 */
export function rewrite(source: Source, doc: Node): Source {
  // Markdown doesn't recognize bold that begins between a letter and punctuation: it then begins at the next letter.
  const known = knownParagraphs(source);
  const edges = [() => false, isNotAlphanumeric, () => true];
  for (const isEdge of edges) {
    const wanted = normalize(reduced(doc, isEdge, known));
    if (wanted.eq(source.doc)) return source;
    const tried = new Set<string>();
    for (const text of candidates(source, wanted, known)) {
      if (tried.has(text)) continue;
      tried.add(text);
      const read = readMarkdown(text);
      if (read?.doc.eq(wanted)) return read;
    }
  }
  return source;
}

/** In the order of preference: beside letters, Markdown reads only some of them. */
const marks = [
  { emphasis: "*", strong: "**" },
  { emphasis: "_", strong: "__" },
  { emphasis: "_", strong: "**" },
  { emphasis: "*", strong: "__" },
] as const;

function* candidates(source: Source, doc: Node, known: WriteStyle["known"]): Generator<string> {
  const plain: WriteStyle = { ...marks[0], caution: "likely", links: "bare", bullet: "-", known };
  const careful: WriteStyle = { ...plain, caution: "all", known: () => undefined };
  const styles = [plain, careful]
    .flatMap((style): WriteStyle[] => [style, { ...style, links: "bracketed" }])
    .flatMap((style) => marks.map((each) => ({ ...style, ...each })));
  for (const reach of ["change", "marked"] as const)
    for (const style of styles) {
      const words = changedWords(source, doc, style, reach);
      if (words !== undefined) yield words;
    }
  for (const style of styles) {
    const blocks = changedBlocks(source, doc, style);
    if (blocks !== undefined) yield blocks;
    yield isEmpty(doc) ? "" : writeBlocks(doc.children, style);
  }
}

function isEmpty(doc: Node): boolean {
  return doc.childCount === 1 && doc.firstChild?.content.size === 0;
}

function knownParagraphs({ doc, paragraphs }: Source): WriteStyle["known"] {
  const nodes: Node[] = [];
  doc.descendants((node) => void (node.isTextblock && nodes.push(node)));
  return (wanted) => paragraphs[nodes.findIndex((node) => node.eq(wanted))]?.words;
}

function isNotAlphanumeric({ node }: Unit): boolean {
  return !/^[\p{L}\p{N}]$/u.test(node.text ?? "");
}

/** Removes bold and italics from units at their edges that match; known paragraphs stay. */
function reduced(node: Node, isEdge: (unit: Unit) => boolean, known: WriteStyle["known"]): Node {
  if (!node.isTextblock)
    return node.copy(Fragment.fromArray(node.children.map((each) => reduced(each, isEdge, known))));
  if (known(node) !== undefined) return node;
  const { strong, emphasis } = schema.marks;
  return paragraphOf(withoutEdges(withoutEdges(unitsOf(node), strong, isEdge), emphasis, isEdge));
}
