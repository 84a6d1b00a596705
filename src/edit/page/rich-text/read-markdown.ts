// Reads Markdown as a document to edit, with the source range of everything in it. Uses the same tokens as the site's
// own reader (src/content/resolve/markdown.ts).
import type { Mark, Node } from "prosemirror-model";
import type { Token, Tokens } from "marked";
import { namedFact } from "../../../content/resolve/facts.ts";
import { holdFacts, releaseFacts } from "../../../content/resolve/hold-facts.ts";
import { readTokens } from "../../../content/resolve/markdown.ts";
import { partReader, findPart, rangeOf, unindented, wholeText, type Part } from "./source-part.ts";
import { schema } from "./document-schema.ts";
import { paragraphOf, normalizeUnits, type Unit } from "./normalize.ts";

export interface Source {
  text: string;
  /** As `normalize` returns it. */
  doc: Node;
  /** One for each paragraph of the document, in order, including those in lists. */
  paragraphs: readonly WrittenParagraph[];
  /** The source range of each block; undefined if it can't be determined. */
  blocks: readonly ({ from: number; to: number } | undefined)[];
}

interface WrittenParagraph {
  /** Its source, without the indentation of a list. */
  words: string;
  from: number | undefined;
  to: number | undefined;
  units: readonly Unit[];
}

/** @returns undefined for a text with something the site doesn't show: it can only be edited in the panel */
export function readMarkdown(text: string): Source | undefined {
  const held = holdFacts(text);
  const tokens = readTokens(held);
  if (!tokens) return undefined;
  const reading: Reading = { paragraphs: [], hasUnsupported: false };
  const next = partReader(wholeText(held));
  const read = tokens.flatMap((token) => {
    const part = next(token.raw);
    return readBlock(token, part, reading).map((node) => ({ node, range: trimmedRange(part) }));
  });
  if (reading.hasUnsupported) return undefined;
  const blocks = read.map(({ node }) => node);
  const doc = schema.node("doc", null, blocks.length > 0 ? blocks : [schema.node("paragraph")]);
  const { paragraphs } = reading;
  return { text, doc, paragraphs, blocks: read.map(({ range }) => range) };
}

interface Reading {
  paragraphs: WrittenParagraph[];
  hasUnsupported: boolean;
}

/** Without the line breaks that end a block. */
function trimmedRange(part: Part | undefined) {
  return rangeOf(findPart(part?.text.trimEnd() ?? "", part));
}

// In marked's types a token's `type` may be any string, so each cast below relies on its `case`.
function readBlock(token: Token, part: Part | undefined, reading: Reading): Node[] {
  switch (token.type) {
    case "space":
      return [];
    case "paragraph":
    case "text": {
      const { text, tokens = [] } = token as Tokens.Paragraph;
      return readParagraph(text, tokens, findPart(text, part), reading);
    }
    case "list": {
      const list = token as Tokens.List;
      const next = partReader(part);
      const items = list.items.flatMap((item) => {
        const inner = partReader(unindented(item.text, next(item.raw)));
        const blocks = item.tokens.flatMap((each) => readBlock(each, inner(each.raw), reading));
        return blocks.length > 0 ? [schema.node("listItem", null, blocks)] : [];
      });
      if (items.length === 0) return [];
      if (!list.ordered) return [schema.node("bulletList", null, items)];
      return [schema.node("orderedList", { start: list.start === "" ? 1 : list.start }, items)];
    }
    default:
      reading.hasUnsupported = true;
      return [];
  }
}

function readParagraph(
  words: string,
  tokens: readonly Token[],
  part: Part | undefined,
  reading: Reading,
): Node[] {
  const units = normalizeUnits(readInlines(tokens, part, [], reading));
  if (units.length === 0) return [];
  const range = rangeOf(part);
  const source = releaseFacts(words);
  reading.paragraphs.push({ words: source, from: range?.from, to: range?.to, units });
  return [paragraphOf(units)];
}

function readInlines(
  tokens: readonly Token[],
  part: Part | undefined,
  marks: readonly Mark[],
  reading: Reading,
): Unit[] {
  const next = partReader(part);
  return tokens.flatMap((token) => readInline(token, next(token.raw), marks, reading));
}

function readInline(
  token: Token,
  part: Part | undefined,
  marks: readonly Mark[],
  reading: Reading,
): Unit[] {
  switch (token.type) {
    case "text":
      return readText(releaseFacts((token as Tokens.Text).text), part, marks);
    case "escape":
      return [{ node: schema.text((token as Tokens.Escape).text, marks), ...rangeOf(part) }];
    case "br":
      return [{ node: schema.node("hardBreak", null, [], marks), ...rangeOf(part) }];
    case "strong":
    case "em": {
      const { text, tokens } = token as Tokens.Strong | Tokens.Em;
      const mark = schema.mark(token.type === "em" ? "emphasis" : "strong");
      const markerLength = (token.raw.length - text.length) / 2;
      return readInlines(tokens, findPart(text, part, markerLength), mark.addToSet(marks), reading);
    }
    case "link": {
      const { text, href, tokens } = token as Tokens.Link;
      const link = schema.mark("link", { href: releaseFacts(href) });
      return readInlines(tokens, findPart(text, part), link.addToSet(marks), reading);
    }
    default:
      reading.hasUnsupported = true;
      return [];
  }
}

function readText(text: string, part: Part | undefined, marks: readonly Mark[]): Unit[] {
  const units: Unit[] = [];
  let read = 0;
  const readTo = (end: number) => {
    for (; read < end; read++) {
      const from = part?.at[read];
      const to = from === undefined ? undefined : from + 1;
      units.push({ node: schema.text(text.charAt(read), marks), from, to });
    }
  };
  for (const { 0: written, 1: name, index } of text.matchAll(namedFact)) {
    readTo(index);
    read += written.length;
    const node = schema.node("fact", { name }, [], marks);
    const last = part?.at[read - 1];
    units.push({ node, from: part?.at[index], to: last === undefined ? undefined : last + 1 });
  }
  readTo(text.length);
  return units;
}
