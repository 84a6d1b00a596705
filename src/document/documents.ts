// Divides a site's pages among documents, so that its first view costs the same however large it grows.
import type { Site } from "../content/model/site.ts";
import { allPages, ownDocument, type DocumentPages } from "../site/render.tsx";

/** What a server can send in the first round trip of a connection: ten segments (RFC 6928), compressed as hosts do. */
export const firstViewBudget = 14_336;

type Shared = Pick<Site, "pages" | "homePage" | "addresses">;

/**
 * The documents that a site has, the home page's first. All pages are in one if that fits the budget and the site doesn't
 * want an address for each of them. Otherwise each page has a document of its own.
 *
 * @param bytesOf how much of the budget a document takes
 */
export function shareOut(site: Shared, bytesOf: (document: DocumentPages) => number) {
  const whole = allPages(site);
  const fits = (count: number) =>
    bytesOf({ ...whole, pages: site.pages.slice(0, count) }) <= firstViewBudget;
  return !site.addresses && doAllFit(site.pages.length, fits) ? [whole] : ownDocuments(site);
}

/** A document for each page. */
export function ownDocuments(site: Shared): DocumentPages[] {
  return site.pages.map((shown) => ({ ...ownDocument(site, shown), pages: [shown] }));
}

/** Tries small documents first: this costs more with a larger budget, not with a larger site. */
function doAllFit(count: number, fits: (count: number) => boolean): boolean {
  let tried = Math.min(8, count);
  while (fits(tried)) {
    if (tried === count) return true;
    tried = Math.min(tried * 2, count);
  }
  return false;
}
