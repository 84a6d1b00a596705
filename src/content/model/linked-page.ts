// Reads what a link to a page says: the page's name, and for a section of it # and the id of a block.
import { isFields } from "./json.ts";
import type { LinkedPage, PageName } from "./notations.ts";

export interface PageAndSection {
  page: PageName;
  /** The id of a block on that page. */
  section?: string;
}

/** @param written `contact` or `contact#message-form` */
export function readLinkedPage(written: string): PageAndSection {
  const end = written.indexOf("#");
  // Casts: a name is what content calls a page.
  if (end === -1) return { page: written as PageName };
  return { page: written.slice(0, end) as PageName, section: written.slice(end + 1) };
}

/** What an address as Markdown has it says after `page:`; undefined if it goes elsewhere. */
export function linkedPageIn(href: string | undefined): string | undefined {
  const prefix = "page:";
  return href?.startsWith(prefix) ? href.slice(prefix.length) : undefined;
}

export function writeLinkedPage(page: string, section: string | undefined): LinkedPage {
  // Cast: this is how it is written.
  return (section === undefined ? page : `${page}#${section}`) as LinkedPage;
}

/** The page that a button or link goes to, of any shape; undefined if it goes elsewhere. */
export function pageOfLink(link: unknown): PageName | undefined {
  const written = isFields(link) ? link["page"] : undefined;
  return typeof written === "string" ? readLinkedPage(written).page : undefined;
}
