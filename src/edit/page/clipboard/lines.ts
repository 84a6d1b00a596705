// Reads pasted plain text: paragraphs, and lists with dashes, bullets or numbers.
import type { Mark, Node } from "prosemirror-model";
import { schema } from "../rich-text/document-schema.ts";

/** What starts a point of a list in plain text: `- `, `• `, `1. ` or `1) `. */
export const point = /^([ \t]*)(?:[-*+•‣◦▪·]|(\d{1,3})[.)])[ \t\u00a0]+(?=\S)/;

interface Point {
  indent: number;
  /** Undefined for a bulleted list. */
  number: number | undefined;
  words: string;
}

/** An empty line ends a paragraph; a single line break stays within it. */
export function readLines(text: string, marks: readonly Mark[]): Node[] {
  return blocksOf(text.split(/\r\n?|\n/), marks);
}

function blocksOf(lines: readonly string[], marks: readonly Mark[]): Node[] {
  const blocks: Node[] = [];
  for (let at = 0; at < lines.length;) {
    const first = listStart(lines[at]);
    const end = first ? endOfList(lines, at, first) : endOfParagraph(lines, at);
    const own = lines.slice(at, end);
    if (first) blocks.push(listOf(own, first, marks));
    else if (own.some((line) => line.trim() !== "")) blocks.push(paragraphOf(own, marks));
    at = end;
  }
  return blocks;
}

function readPoint(line: string): Point | undefined {
  const found = point.exec(line);
  if (!found) return undefined;
  const [whole, , number] = found;
  return {
    indent: indentOf(line),
    number: number === undefined ? undefined : Number(number),
    words: line.slice(whole.length),
  };
}

/** A numbered list must start with 1: the site would renumber one that starts with 3, or `3. October`. */
function listStart(line: string | undefined): Point | undefined {
  const found = line === undefined ? undefined : readPoint(line);
  return found?.number === undefined || found.number === 1 ? found : undefined;
}

/** @returns the index after a paragraph and the empty lines below it */
function endOfParagraph(lines: readonly string[], from: number): number {
  let end = from + 1;
  while (end < lines.length && lines[end - 1]?.trim() !== "" && !listStart(lines[end])) end++;
  return end;
}

function endOfList(lines: readonly string[], from: number, first: Point): number {
  let last = first;
  let end = from + 1;
  for (let at = end; at < lines.length; at++) {
    const line = lines[at] ?? "";
    if (line.trim() === "") continue;
    const next = readPoint(line);
    const isInItem = indentOf(line) > first.indent;
    if (!isInItem && !(next && follows(last, next))) break;
    if (!isInItem && next) last = next;
    end = at + 1;
  }
  return end;
}

/** Some people number every item 1. */
function follows(last: Point, { number }: Point): boolean {
  if (last.number === undefined || number === undefined) return last.number === number;
  return number === last.number + 1 || (number === 1 && last.number === 1);
}

function listOf(lines: readonly string[], first: Point, marks: readonly Mark[]): Node {
  const items: string[][] = [];
  for (const line of lines) {
    const found = indentOf(line) > first.indent ? undefined : readPoint(line);
    if (found) items.push([found.words]);
    else items.at(-1)?.push(line);
  }
  const nodes = items.map((own) => schema.node("listItem", null, blocksOf(own, marks)));
  return schema.node(first.number === undefined ? "bulletList" : "orderedList", null, nodes);
}

function paragraphOf(lines: readonly string[], marks: readonly Mark[]): Node {
  const words = lines.map((line) => line.trim()).filter((line) => line !== "");
  const inlines = words.flatMap((line, index): Node[] => [
    ...(index > 0 ? [schema.node("hardBreak")] : []),
    schema.text(line, marks),
  ]);
  return schema.node("paragraph", null, inlines);
}

/** In columns: a tab counts as four spaces. */
function indentOf(line: string): number {
  const [blank = ""] = /^[ \t]*/.exec(line) ?? [];
  return blank.replaceAll("\t", "    ").length;
}
