// Parses Markdown to a tree of the few elements that texts need. Everything else is reported and never shown.
import { Marked, type Token, type Tokens } from "marked";
import type { FileLink } from "./link-targets.ts";
import { onlyCloses } from "./html-tags.ts";
import { readPlain } from "./plain-paragraphs.ts";
import { readLinkAddress } from "../text/address.ts";
import { linkedPageIn, readLinkedPage, type PageAndSection } from "../model/linked-page.ts";
import type { RichBlock, RichInline, RichText } from "../model/notations.ts";

interface MarkdownResult {
  tree: RichText;
  /** Unsupported elements, in words. */
  unsupported: { what: string; part: TextRange | undefined }[];
  /** List items without text. */
  emptyItems: { part: TextRange | undefined }[];
  /** Addresses that visitors must not be sent to. */
  unsafe: { address: string; part: TextRange | undefined }[];
  /** Pages and sections that links go to, whether or not they exist. */
  pages: (PageAndSection & { part: TextRange | undefined })[];
}

/** A range of characters in a text. */
export interface TextRange {
  from: number;
  length: number;
}

/** The first position of these characters in a text after a given one. */
export function rangeOf(written: string, text: string, after: number): TextRange | undefined {
  const from = text.indexOf(written, after);
  return from === -1 ? undefined : { from, length: written.length };
}

/** No schema allows longer texts: they are reported as too long, and may take long to parse. */
export const longestMarkdown = 4000;

// A line break in a text has to be written as \\n, so it is there on purpose.
const lexer = new Marked({ breaks: true });

/** The Markdown tokens; undefined if lists are nested deeper than anyone intends. */
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
    unsafe: [],
    pages: [],
  };
  const plain = readPlain(text, fill);
  if (plain) return { ...found, tree: plain };
  const work: Work = { found, text, fill, openFile, read: 0, openTags: [] };
  const tokens = readTokens(text);
  if (tokens) return { ...found, tree: blocks(tokens, work) };
  found.unsupported.push({ what: "Lists or quotations inside each other", part: undefined });
  return { ...found, tree: [] };
}

/**
 * True if a line starts with more list or quote characters than anyone intends; each of them is parsed inside the one
 * before.
 */
function isTooDeep(text: string): boolean {
  return /^(?:[ \t]*(?:[-*+>]|\d+[.)])){30}/m.test(text);
}

interface Work {
  found: Omit<MarkdownResult, "tree">;
  text: string;
  fill: Fill;
  openFile: OpenFile;
  /** How far the text has been read: the next token is after this. */
  read: number;
  /** HTML that has been reported and isn't closed yet. */
  openTags: string[];
}

/**
 * Reads to the end of a token's source. Line by line, because marked removes the indentation inside lists.
 * @returns the token's range
 */
function readOn(raw: string, work: Work): TextRange | undefined {
  let start: number | undefined;
  for (const line of raw.split("\n")) {
    const part = line.trim() === "" ? undefined : rangeOf(line.trim(), work.text, work.read);
    if (!part) continue;
    start ??= part.from;
    work.read = part.from + part.length;
  }
  return start === undefined ? undefined : { from: start, length: work.read - start };
}

/** Handles the content of a token, then continues after it. */
function inside<T>(raw: string, work: Work, read: (part: TextRange | undefined) => T): T {
  const part = readOn(raw, work);
  const end = work.read;
  work.read = part?.from ?? end;
  const result = read(part);
  work.read = end;
  return result;
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
        return [
          { type: "paragraph", children: inside(token.raw, work, () => inlines(inner, work)) },
        ];
      }
      case "list": {
        const list = token as Tokens.List;
        const items = list.items.map((item) =>
          inside(item.raw, work, (part) => {
            if (item.tokens.length === 0) work.found.emptyItems.push({ part });
            return blocks(item.tokens, work);
          }),
        );
        return [{ type: "list", ordered: list.ordered, items }];
      }
      default:
        report(token, work);
        return [];
    }
  });
}

function inlines(tokens: readonly Token[], work: Work): RichInline[] {
  const nodes = tokens.flatMap((token): RichInline[] => {
    switch (token.type) {
      case "text":
      case "escape": {
        const { raw, text } = token as Tokens.Text;
        return [inside(raw, work, () => work.fill(text, work.read))];
      }
      case "br":
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
  return inside(raw, work, () => inlines(tokens, work));
}

/** @param whole the range of the link, including its text */
function link(token: Tokens.Link, whole: TextRange | undefined, work: Work): RichInline[] {
  const { href, autolink = false } = token;
  const start = work.read;
  const words = inlines(token.tokens, work);
  const part = addressPart(href, whole, autolink ? start : work.read, work.text);
  const written = linkedPageIn(href);
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
  work.found.unsafe.push({ address: autolink ? token.text : href, part });
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
