// Markdown to a tree of the few things that copy needs. What isn't on the list is reported, never shown.
import { Marked, type Token, type Tokens } from "marked";
import type { FileLink } from "./link-targets.ts";
import { onlyCloses } from "./html-tags.ts";
import { readPlain } from "./plain-paragraphs.ts";
import { readLinkAddress } from "../text/address.ts";
import type { PageName, RichBlock, RichInline, RichText } from "../model/notations.ts";

interface MarkdownResult {
  tree: RichText;
  /** Things that are not shown here, in words. */
  unsupported: { what: string; part: TextRange | undefined }[];
  /** Items of lists that say nothing. */
  emptyItems: { part: TextRange | undefined }[];
  /** Addresses that a visitor must not be sent to. */
  unsafe: { address: string; part: TextRange | undefined }[];
  /** Pages that links lead to, whether they exist or not. */
  pages: { page: PageName; part: TextRange | undefined }[];
}

/** Some characters of a text. */
export interface TextRange {
  from: number;
  length: number;
}

/** Where these characters stand first in a text after a place. */
export function rangeOf(written: string, text: string, after: number): TextRange | undefined {
  const from = text.indexOf(written, after);
  return from === -1 ? undefined : { from, length: written.length };
}

/** No schema allows longer ones: what is longer is reported as too long, and may take long to read. */
export const longestMarkdown = 4000;

// In a file that can't have a line end in a text, whoever writes one as \\n means to see it.
const lexer = new Marked({ breaks: true });

/** What Markdown is made of, as it is read here; undefined where lists stand within more lists than anybody means. */
export function readTokens(text: string): readonly Token[] | undefined {
  return isTooDeep(text) ? undefined : lexer.lexer(text);
}

const unsupportedNames: Record<string, string> = {
  heading: "a heading",
  code: "a block of code",
  codespan: "code",
  blockquote: "a quotation",
  hr: "a ruled line",
  table: "a table",
  html: "HTML",
  image: "a picture",
  del: "struck text",
  def: "a link definition",
  checkbox: "a checkbox",
};

/**
 * Puts facts into a piece of a text.
 * @param from where the piece begins, or what stands before it ends; undefined for a piece that has been
 *   filled in another form already
 */
type Fill = (piece: string, from: number | undefined) => string;

/** Where a file in media is found, and what is said of it behind a link's words. */
type OpenFile = (name: string, part: TextRange | undefined) => FileLink;

/**
 * @param fill is called on texts and addresses once they are told apart, so that nothing a fact holds is
 *   ever read as Markdown.
 */
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
  found.unsupported.push({ what: "lists or quotations within one another", part: undefined });
  return { ...found, tree: [] };
}

/** Whether a line begins with more of their signs than anybody means, each of which is read within the one before. */
function isTooDeep(text: string): boolean {
  return /^(?:[ \t]*(?:[-*+>]|\d+[.)])){30}/m.test(text);
}

interface Work {
  found: Omit<MarkdownResult, "tree">;
  text: string;
  fill: Fill;
  openFile: OpenFile;
  /** How far the text has been read: what comes next stands after this. */
  read: number;
  /** The HTML that has been reported, as long as it isn't closed. */
  openTags: string[];
}

/**
 * Reads on to the end of what a token is made of. Line by line, because marked takes away what a list's
 * lines are indented by.
 * @returns where the token stands
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

/** Does the work on what is inside a token, and then goes on after it. */
function inside<T>(raw: string, work: Work, read: (part: TextRange | undefined) => T): T {
  const part = readOn(raw, work);
  const end = work.read;
  work.read = part?.from ?? end;
  const result = read(part);
  work.read = end;
  return result;
}

// To marked, a token's `type` may be any string, so the casts below follow from the `case` they stand in.
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

/** @param whole where the link stands, its words included */
function link(token: Tokens.Link, whole: TextRange | undefined, work: Work): RichInline[] {
  const { href, autolink = false } = token;
  const start = work.read;
  const words = inlines(token.tokens, work);
  const part = addressPart(href, whole, autolink ? start : work.read, work.text);
  if (href.startsWith("page:")) {
    const page = href.slice("page:".length) as PageName;
    work.found.pages.push({ page, part });
    return [{ type: "pageLink", page, children: words }];
  }
  if (href.startsWith("media/")) {
    const { href: address, note } = work.openFile(work.fill(href, part?.from ?? start), part);
    return [{ type: "link", href: address, children: joinTexts([...words, note]) }];
  }
  // An address without words is its own words.
  const address = readLinkAddress(work.fill(href, autolink ? undefined : (part?.from ?? start)));
  if (address !== undefined) return [{ type: "link", href: address, children: words }];
  // Markdown makes an address of a word that looks like one, and begins it anew.
  work.found.unsafe.push({ address: autolink ? token.text : href, part });
  return words;
}

/** Where a link's address stands, or all of the link where it is written in another way. */
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
