// Where a page is found, for whoever has no script to switch pages with: in this document, or in one of its own.
import type { PageName } from "../content/model/notations.ts";

/** The file of a page's own document, beside index.html. No page name makes it collide with another file. */
export const documentPath = (page: PageName | string): string => `page-${page}.html`;

/**
 * Views link to every page as if it were in their own document. Only here is known which are.
 *
 * @param html as React wrote it: in copy a quotation mark is `&quot;`, so that only attributes are found
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
