// Markdown to a tree of the few things that copy needs. What isn't on the list is reported, never shown.
import { Marked, type Token, type Tokens } from "marked";
import { readLinkAddress } from "./address.ts";
import type { PageName, RichBlock, RichInline, RichText } from "./parts.ts";

export interface MarkdownResult {
  tree: RichText;
  /** Things that are not shown here, in words -> how the first of them is written. */
  unsupported: Map<string, string>;
  /** Addresses that a visitor must not be sent to. */
  unsafe: string[];
  /** Pages that links lead to, whether they exist or not. */
  pages: PageName[];
}

const lexer = new Marked();

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
 * @param fill puts facts into a piece of text. It is called on texts and addresses once they are told
 *   apart, so that nothing a fact holds is ever read as Markdown.
 */
export function parseMarkdown(text: string, fill: (text: string) => string): MarkdownResult {
  const result: Work = { tree: [], unsupported: new Map(), unsafe: [], pages: [], fill };
  if (isPlain(text)) {
    result.tree = [{ type: "paragraph", children: [fill(text)] }];
    return result;
  }
  result.tree = blocks(lexer.lexer(text), result);
  return result;
}

/** Whether none of Markdown's signs is in a text. Most texts are such, and reading them takes no time. */
function isPlain(text: string): boolean {
  return (
    /^[\p{L}{][^\\*_`[\]<>#&!~|\n\r\t@]*[^\\*_`[\]<>#&!~|\s@]$/u.test(text) &&
    !/:\/\/|www\./i.test(text)
  );
}

interface Work extends MarkdownResult {
  fill: (text: string) => string;
}

// marked types a token's `type` as any string, so the casts below follow from the `case` they stand in.
function blocks(tokens: readonly Token[], result: Work): RichText {
  return tokens.flatMap((token): RichBlock[] => {
    switch (token.type) {
      case "space":
        return [];
      case "paragraph":
      case "text":
        return [
          { type: "paragraph", children: inlines((token as Tokens.Paragraph).tokens, result) },
        ];
      case "list": {
        const list = token as Tokens.List;
        const items = list.items.map((item) => blocks(item.tokens, result));
        return [{ type: "list", ordered: list.ordered, items }];
      }
      default:
        report(token, result);
        return [];
    }
  });
}

function inlines(tokens: readonly Token[], result: Work): RichInline[] {
  const nodes = tokens.flatMap((token): RichInline[] => {
    switch (token.type) {
      case "text":
      case "escape":
        return [result.fill((token as Tokens.Text).text)];
      case "br":
        return [{ type: "break" }];
      case "strong":
        return [{ type: "strong", children: inlines((token as Tokens.Strong).tokens, result) }];
      case "em":
        return [{ type: "emphasis", children: inlines((token as Tokens.Em).tokens, result) }];
      case "link":
        return link(token as Tokens.Link, result);
      default:
        report(token, result);
        return [];
    }
  });
  return joinTexts(nodes);
}

function link(token: Tokens.Link, result: Work): RichInline[] {
  const children = inlines(token.tokens, result);
  if (token.href.startsWith("page:")) {
    const page = token.href.slice("page:".length) as PageName;
    result.pages.push(page);
    return [{ type: "pageLink", page, children }];
  }
  const href = readLinkAddress(result.fill(token.href));
  if (href !== undefined) return [{ type: "link", href, children }];
  result.unsafe.push(token.href);
  return children;
}

function report(token: Token, result: Work): void {
  const what = unsupportedNames[token.type] ?? token.type;
  if (!result.unsupported.has(what)) result.unsupported.set(what, token.raw);
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
