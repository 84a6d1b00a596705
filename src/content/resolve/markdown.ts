// Parses Markdown to a tree of the few elements that texts need. Everything else is reported and never shown.
import { Marked, type Token, type Tokens } from "marked";
import type { FileLink } from "./link-targets.ts";
import { holdFacts, releaseFacts } from "./hold-facts.ts";
import { onlyCloses } from "./html-tags.ts";
import type { MarkdownResult, WrittenPiece } from "./markdown-result.ts";
import { inside, readOn, type Reading } from "./token-ranges.ts";
import { readPlain } from "./plain-paragraphs.ts";
import { rangeOf, type ListMark, type TextRange } from "../model/text-range.ts";
import { readLinkAddress } from "../text/address.ts";
import { linkedPageIn, readLinkedPage } from "../model/linked-page.ts";
import type { RichBlock, RichInline, RichText } from "../model/notations.ts";

/** No schema allows longer texts: they are reported as too long, and may take long to parse. */
export const longestMarkdown = 4000;

// A line break in a text has to be written as \\n, so it is there on purpose.
const lexer = new Marked({ breaks: true });

/** @param text with its facts held. @returns undefined if lists are nested deeper than anyone intends */
export function readTokens(text: string): readonly Token[] | undefined {
  return isTooDeep(text) ? undefined : lexer.lexer(text);
}

const unsupportedNames: Record<string, string> = {
  heading: "Headings",
  code: "Code blocks",
  codespan: "Code",
  blockquote: "Quotations",
  hr: "Horizontal lines",
  table: "Tables",
  html: "HTML",
  image: "Pictures",
  del: "Strikethrough",
  def: "Link definitions",
  checkbox: "Checkboxes",
};

/**
 * Fills facts into a piece of a text.
 * @param from where the piece starts, or the text before it ends; undefined for a piece that was already filled
 * elsewhere
 */
type Fill = (piece: string, from: number | undefined) => string;

/** The address of a file in media, and the note after the link's text. */
type OpenFile = (name: string, part: TextRange | undefined) => FileLink;

/** @param fill called on texts and addresses after parsing, so that nothing in a fact is read as Markdown. */
export function parseMarkdown(
  text: string,
  fill: Fill,
  openFile: OpenFile = (href) => ({ href, note: "" }),
): MarkdownResult {
  const found: Omit<MarkdownResult, "tree"> = {
    unsupported: [],
    emptyItems: [],
    lists: [],
    emphasized: [],
    links: [],
    pieces: [],
    unsafe: [],
    pages: [],
  };
  const plain = readPlain(text, (piece, from) => {
    addGap(found.pieces);
    found.pieces.push({ shown: piece, written: piece, from });
    return fill(piece, from);
  });
  if (plain) return { ...found, tree: plain };
  const held = holdFacts(text);
  const fillHeld: Fill = (piece, from) => fill(releaseFacts(piece), from);
  const work: Work = { found, text: held, fill: fillHeld, openFile, read: 0, openTags: [] };
  const tokens = readTokens(held);
  if (tokens) return { ...found, tree: blocks(tokens, work) };
  found.unsupported.push({ what: "Lists or quotations inside each other", part: undefined });
  return { ...found, tree: [] };
}

const gap: WrittenPiece = { shown: " ", written: "", from: undefined };

function addGap(pieces: WrittenPiece[]): void {
  if (pieces.length > 0) pieces.push(gap);
}

/**
 * True if a line starts with more list or quote characters than anyone intends; each of them is parsed inside the one
 * before.
 */
function isTooDeep(text: string): boolean {
  return /^(?:[ \t]*(?:[-*+>]|\d+[.)])){30}/m.test(text);
}

interface Work extends Reading {
  found: Omit<MarkdownResult, "tree">;
  fill: Fill;
  openFile: OpenFile;
  /** HTML that has been reported and isn't closed yet. */
  openTags: string[];
}

// In marked's types a token's `type` may be any string; the casts below follow from their `case`.
function blocks(tokens: readonly Token[], work: Work): RichText {
  return tokens.flatMap((token): RichBlock[] => {
    switch (token.type) {
      case "space":
        return [];
      case "paragraph":
      case "text": {
        const inner = (token as Tokens.Paragraph).tokens;
        addGap(work.found.pieces);
        return [
          { type: "paragraph", children: inside(token.raw, work, () => inlines(inner, work)) },
        ];
      }
      case "list": {
        const list = token as Tokens.List;
        const marks: ListMark[] = [];
        const items = list.items.map((item) =>
          inside(item.raw, work, (part) => {
            if (item.tokens.length === 0) work.found.emptyItems.push({ part });
            marks.push(...marksOf(item.raw, part));
            return blocks(item.tokens, work);
          }),
        );
        work.found.lists.push(marks);
        const { ordered, start } = list;
        const isRenumbered = start !== "" && start !== 1;
        return [{ type: "list", ordered, ...(isRenumbered && { start }), items }];
      }
      default:
        report(token, work);
        return [];
    }
  });
}

/** The mark of an item with this source. */
function marksOf(raw: string, part: TextRange | undefined): ListMark[] {
  const [mark, digits] = /^(?:(\d+)[.)]|[-*+])/.exec(raw.trimStart()) ?? [];
  if (mark === undefined || !part) return [];
  const number = digits === undefined ? undefined : Number(digits);
  return [{ number, from: part.from, length: mark.length }];
}

function inlines(tokens: readonly Token[], work: Work): RichInline[] {
  const nodes = tokens.flatMap((token): RichInline[] => {
    switch (token.type) {
      case "text":
      case "escape": {
        const { raw, text } = token as Tokens.Text;
        const from = work.text.indexOf(raw, work.read);
        work.found.pieces.push({
          shown: releaseFacts(text),
          written: releaseFacts(raw),
          from: from === -1 ? undefined : from,
        });
        return [inside(raw, work, () => work.fill(text, work.read))];
      }
      case "br":
        work.found.pieces.push(gap);
        return [{ type: "break" }];
      case "strong":
        return [{ type: "strong", children: children(token as Tokens.Strong, work) }];
      case "em":
        return [{ type: "emphasis", children: children(token as Tokens.Em, work) }];
      case "link":
        return inside(token.raw, work, (part) => link(token as Tokens.Link, part, work));
      default:
        report(token, work);
        return [];
    }
  });
  return joinTexts(nodes);
}

function children({ raw, tokens }: Tokens.Strong | Tokens.Em, work: Work): RichInline[] {
  return inside(raw, work, (part) => {
    if (part) work.found.emphasized.push(part);
    return inlines(tokens, work);
  });
}

/** @param whole the range of the link, including its text */
function link(token: Tokens.Link, whole: TextRange | undefined, work: Work): RichInline[] {
  const { href, autolink = false, raw } = token;
  // What is between < and > begins and ends where its author says.
  const isAutomatic = autolink && !raw.startsWith("<");
  const start = work.read;
  const words = inlines(token.tokens, work);
  if (whole)
    work.found.links.push({ words, href: work.fill(href, undefined), isAutomatic, part: whole });
  const part = addressPart(href, whole, autolink ? start : work.read, work.text);
  const written = linkedPageIn(releaseFacts(href));
  if (written !== undefined) {
    const linked = readLinkedPage(written);
    work.found.pages.push({ ...linked, part });
    return [{ type: "pageLink", ...linked, children: words }];
  }
  if (href.startsWith("media/")) {
    const { href: address, note } = work.openFile(work.fill(href, part?.from ?? start), part);
    return [{ type: "link", href: address, children: joinTexts([...words, note]) }];
  }
  // An address without a text is its own text.
  const address = readLinkAddress(work.fill(href, autolink ? undefined : (part?.from ?? start)));
  if (address !== undefined) return [{ type: "link", href: address, children: words }];
  // Markdown turns a word that looks like an address into a link, and adds its protocol.
  work.found.unsafe.push({ address: releaseFacts(autolink ? token.text : href), part });
  return words;
}

/** The range of a link's address, or of the whole link if it is written differently. */
function addressPart(
  href: string,
  whole: TextRange | undefined,
  after: number,
  text: string,
): TextRange | undefined {
  const part = rangeOf(href, text, after);
  const end = whole ? whole.from + whole.length : text.length;
  return part && part.from + part.length <= end ? part : whole;
}

function report(token: Token, work: Work): void {
  const part = readOn(token.raw, work);
  if (token.type === "html" && onlyCloses(token.raw, work.openTags)) return;
  work.found.unsupported.push({ what: unsupportedNames[token.type] ?? token.type, part });
}

function joinTexts(nodes: readonly RichInline[]): RichInline[] {
  const joined: RichInline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (typeof node === "string" && typeof last === "string")
      joined[joined.length - 1] = last + node;
    else joined.push(node);
  }
  return joined;
}
