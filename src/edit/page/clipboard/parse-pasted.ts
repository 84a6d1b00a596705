// Parses pasted HTML for its words.
import { drawnHtml } from "../../ui/drawn-html.ts";

/** An element with what a clipboard holds, for reading its words: it is never put on a page, and has no window either. */
export function parsePasted(html: string): HTMLElement {
  const pasted = document.implementation.createHTMLDocument().createElement("div");
  // A browser drops rows and cells that are in no table.
  const [, first = ""] =
    /^\s*(?:<(?:meta|!--)[^>]*>\s*)*<(t[a-z]+|caption|col)\b/i.exec(html) ?? [];
  const isPart = /^(?:t[rdh]|thead|tbody|tfoot|caption|col)$/i.test(first);
  pasted.innerHTML = drawnHtml(isPart ? `<table>${html}</table>` : html);
  return pasted;
}
