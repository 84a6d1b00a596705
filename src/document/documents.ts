// Splits a site's pages into documents, so that its first view costs the same however large it grows.
import type { Page, Site } from "../content/model/site.ts";
import { documentPath } from "../site/links.ts";

/** What a server can send in the first round trip of a connection: ten segments (RFC 6928), compressed. */
export const firstViewBudget = 14_336;

/**
 * All pages go into index.html while that fits the budget. Otherwise as many of the first as fit do, and
 * each page also gets a document of its own, which is what a browser fetches when it isn't there.
 *
 * @param render a whole document of these pages
 * @param bytesOf how much of the budget a document takes
 * @returns path in the built site -> the document; index.html first
 */
export function shareOut(
  { pages }: Pick<Site, "pages">,
  render: (pages: readonly Page[]) => string,
  bytesOf: (html: string) => number,
): Map<string, string> {
  const fits = (count: number) => bytesOf(render(pages.slice(0, count))) <= firstViewBudget;
  const together = largestFitting(pages.length, fits);
  const documents = new Map([["index.html", render(pages.slice(0, together))]]);
  if (together < pages.length) {
    for (const page of pages) documents.set(documentPath(page.name), render([page]));
  }
  return documents;
}

/** Tries few and small documents: a try costs more with a larger budget, not with a larger site. */
function largestFitting(count: number, fits: (count: number) => boolean): number {
  let most = 1;
  let tooMany = Math.min(8, count);
  while (fits(tooMany)) {
    most = tooMany;
    if (tooMany === count) return count;
    tooMany = Math.min(tooMany * 2, count);
  }
  while (tooMany - most > 1) {
    const middle = (most + tooMany) >> 1;
    if (fits(middle)) most = middle;
    else tooMany = middle;
  }
  return most;
}
