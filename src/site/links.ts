// The files of documents, and links to pages from elsewhere.
import { addressAt, type Linked } from "../components/addresses.ts";
import type { PageName } from "../content/model/notations.ts";

/** The file that a host serves at one of these addresses. */
export const fileAt = (address: string): string =>
  address.replace("./", "").replace(/(?<=^|\/)$/, "index.html");

/** What an address is relative to in the document at another address. */
export const baseAt = (address: string): string =>
  "../".repeat(address.split("/").length - 2) || "./";

/**
 * A document's address in search results. If two documents have the same page, both have the same one.
 * @param path the document's, relative to the site's
 */
export const canonicalAddress = ({ url }: { url: string }, path: string): string =>
  new URL(path, url).href;

/** The path of a page's own document, below the site's. */
export const pathOf = (site: Linked, page: PageName): string => addressAt(site, page).slice(1);

/** The link that opens a page, or a section of it, from anywhere: its address, or the site's with the page's name. */
export function pageLink(site: Linked & { url: string }, page: PageName, section?: string): string {
  const hasAddress = site.addresses || page === site.homePage;
  // At the beginning, the script takes one "page-" for that of the element's id.
  const fragment = page.startsWith("page-") ? `#page-${page}` : `#${page}`;
  const address = section === undefined ? fragment : `#${section}`;
  return new URL(hasAddress ? addressAt(site, page, section) : address, site.url).href;
}
