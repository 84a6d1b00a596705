// The addresses of pages that have documents of their own.
import type { PageName } from "../content/model/notations.ts";

/**
 * The address of a page's own document, or of a section in it, relative to the site's; undefined where pages have none.
 * @param section the id of a block
 */
export type AddressOf = (page: PageName, section?: string) => string | undefined;

/** What the addresses of a site's pages follow from. */
export interface Linked {
  homePage: PageName;
  /** Whether site.json asks for them. */
  addresses: boolean;
}

/**
 * Every host serves a folder's index.html at the folder's address, without a rule or a redirect. A site that only became
 * too large for one document has other names, which no file or folder can collide with.
 */
export function addressAt(
  { homePage, addresses }: Linked,
  page: PageName,
  section?: string,
): string {
  const own = addresses ? `./${page}/` : `./page-${page}.html`;
  return (page === homePage ? "./" : own) + (section === undefined ? "" : `#${section}`);
}
