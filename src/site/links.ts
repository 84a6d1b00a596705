// Links pages for visitors without JavaScript: inside this document, or to the page's own document.
import type { PageName } from "../content/model/notations.ts";

/** The file of a page's own document, next to index.html. No page name can collide with another file. */
export const documentPath = (page: PageName | string): string => `page-${page}.html`;

/**
 * Corrects links to pages in other documents. Views link to every page as if it were in the same document.
 *
 * @param html HTML from React, which writes quotes in text as `&quot;`, so that this finds only attributes
 */
export function linkDocuments(
  html: string,
  inDocument: ReadonlySet<string>,
  homePage: PageName,
): string {
  return html.replace(/ href="#page-([^"]+)"/g, (link, page: string) => {
    if (inDocument.has(page)) return link;
    return ` href="./${page === homePage ? "" : documentPath(page)}"`;
  });
}
