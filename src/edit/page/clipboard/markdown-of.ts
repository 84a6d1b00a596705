// Writes what is pasted as Markdown, for formatted texts in the panel: there, an author sees them as they are written.
import { readMarkdown } from "../rich-text/read-markdown.ts";
import { rewrite } from "../rich-text/rewrite-markdown.ts";
import type { FactWords } from "./copied.ts";
import { pastedHtmlParser } from "./html-parser.ts";
import { parsePasted } from "./read-clipboard.ts";
import { withSafeLinks } from "./safe-links.ts";

/**
 * @param html as the clipboard has it
 * @param factWords the value of a fact
 * @returns without spaces at its ends; undefined for words that Markdown can't express
 */
export function markdownOf(html: string, factWords: FactWords): string | undefined {
  const empty = readMarkdown("");
  const pasted = pastedHtmlParser.parse(parsePasted(html));
  const written =
    empty && rewrite(empty, pasted.copy(withSafeLinks(pasted.content, factWords))).text.trim();
  return written === "" ? undefined : written;
}
