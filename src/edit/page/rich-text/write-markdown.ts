// Writes a document as Markdown: in the simplest form where it changed, as before where it didn't.
import type { Mark, Node } from "prosemirror-model";
import { escapeText, type Caution } from "../../operations/escape-markdown.ts";
import { factOf, firstNumber, hrefOf, schema, writtenFact } from "./document-schema.ts";
import { takeWhile } from "./take-while.ts";

export interface WriteStyle {
  caution: Caution;
  emphasis: "*" | "_";
  strong: "**" | "__";
  /** Whether an address that links to itself is written as it is, which Markdown links too. */
  links: "bare" | "bracketed";
  bullet: string;
  /** The existing source of a paragraph, if there is one. */
  known: (paragraph: Node) => string | undefined;
}

/** Writes blocks with an empty line between them. */
export function writeBlocks(blocks: readonly Node[], style: WriteStyle): string {
  return blocks
    .map((block, index) => writeBlock(block, blocks.slice(0, index), style))
    .join("\n\n");
}

function writeBlock(block: Node, before: readonly Node[], style: WriteStyle): string {
  if (block.isTextblock) return style.known(block) ?? writeInline(block.children, style);
  const isNumbered = block.type === schema.nodes.orderedList;
  // Two adjacent lists with the same marker would become one.
  const alike = takeWhile(before.toReversed(), ({ type }) => type === block.type);
  const usesOther = alike.length % 2 === 1;
  return block.children
    .map((item, number) => {
      const end = usesOther ? ")" : ".";
      const bullet = usesOther === (style.bullet === "-") ? "*" : "-";
      const marker = isNumbered ? `${firstNumber(block) + number}${end}` : bullet;
      return writeItem(item, `${marker} `, style);
    })
    .join("\n");
}

function writeItem(item: Node, marker: string, style: WriteStyle): string {
  const indent = " ".repeat(marker.length);
  const [first, second] = item.children;
  const words = writeBlocks(item.children, style);
  // A nested list follows its item's text without an empty line, but for a number that would be read as a word.
  const isTight =
    first?.isTextblock === true &&
    second?.isTextblock === false &&
    (second.type !== schema.nodes.orderedList || firstNumber(second) === 1);
  const body = isTight ? words.replace("\n\n", "\n") : words;
  return marker + body.replaceAll(/\n(?=[^\n])/g, `\n${indent}`);
}

interface OpenMarks {
  /** The open marks before and after the text, outermost first. */
  before?: readonly Mark[];
  after?: readonly Mark[];
  startsLine?: boolean;
}

export function writeInline(
  nodes: readonly Node[],
  style: WriteStyle,
  { before = [], after = [], startsLine = true }: OpenMarks = {},
): string {
  let written = "";
  let open = before;
  const pass = (marks: readonly Mark[], rest: readonly Node[]) => {
    const shared = takeWhile(open, (mark) => mark.isInSet(marks)).length;
    const closed = open.slice(shared).toReversed();
    const opened = marks.filter((mark) => !mark.isInSet(open.slice(0, shared)));
    // The longer mark goes around the shorter one.
    opened.sort((one, other) => lengthOf(other, rest) - lengthOf(one, rest));
    written += closed.map((mark) => endOf(mark, style)).join("");
    written += opened.map((mark) => startOf(mark, style)).join("");
    open = [...open.slice(0, shared), ...opened];
  };
  for (const [index, node] of nodes.entries()) {
    const isBare = style.links === "bare" && isOwnLink(node);
    pass(isBare ? [] : node.marks, nodes.slice(index));
    const line = written === "" ? startsLine : written.endsWith("\n");
    written += isBare ? node.text : writeNode(node, style, line);
  }
  pass(after, []);
  return written;
}

function writeNode(node: Node, style: WriteStyle, startsLine: boolean): string {
  if (factOf(node) !== undefined) return writtenFact(node);
  if (!node.isText) return "\n";
  const isInLink = node.marks.some((mark) => hrefOf(mark) !== undefined);
  return escapeText(node.text ?? "", style.caution, { startsLine, isInLink });
}

/** True for an address as Markdown links it by itself. */
function isOwnLink({ text, marks }: Node): boolean {
  const [href, ...others] = marks.map(hrefOf);
  return href !== undefined && others.length === 0 && (href === text || href === `mailto:${text}`);
}

function lengthOf(mark: Mark, nodes: readonly Node[]): number {
  return takeWhile(nodes, (node) => mark.isInSet(node.marks)).length;
}

function startOf(mark: Mark, { emphasis, strong }: WriteStyle): string {
  if (hrefOf(mark) !== undefined) return "[";
  return mark.type === schema.marks.strong ? strong : emphasis;
}

function endOf(mark: Mark, style: WriteStyle): string {
  const href = hrefOf(mark);
  return href === undefined ? startOf(mark, style) : `](${writtenAddress(href)})`;
}

function writtenAddress(href: string): string {
  const plain = href.replaceAll(/[\\<>]/g, String.raw`\$&`);
  return href === "" || /[\s()]/.test(href) ? `<${plain}>` : plain;
}

/**
 * The text with a part of it rewritten.
 * @returns undefined if a link that its author has written in brackets would lose them
 */
export function replaced(
  text: string,
  from: number,
  to: number,
  by: string,
  { links }: WriteStyle,
): string | undefined {
  if (links === "bare" && text.slice(from, to).includes("](")) return undefined;
  return text.slice(0, from) + by + text.slice(to);
}
