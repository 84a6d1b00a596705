// Renders a site's documents, and single pages of them.
import type { Page, Site } from "../../content/model/site.ts";
import type { IslandTable } from "../../site/island-addresses.ts";
import {
  allPages,
  ownDocument,
  type DocumentPages,
  type RenderedSite,
} from "../../site/render.tsx";
import type { DevHost } from "./dev-host.ts";

type Host = Pick<DevHost, "loadViews">;

/** Renders the document at an address. It has all pages, so that a save can replace each. */
export async function renderDocument(
  host: Host,
  site: Site,
  address: string,
  islands: IslandTable,
): Promise<RenderedSite> {
  const { renderSite } = await host.loadViews();
  return renderSite(site, undefined, documentAt(site, address), islands);
}

/** Renders only some pages, because rendering all of them takes longer than everything else together. */
export async function renderPages(
  host: Host,
  site: Site,
  pages: readonly Page[],
): Promise<{ name: Page["name"]; html: string }[]> {
  const { renderPage } = await host.loadViews();
  const document = documentAt(site, "/");
  return pages.map((page) => ({ name: page.name, html: renderPage(site, page, document) }));
}

/** With or without the slash at the end. At an address that no page has, the home page is shown. */
function documentAt(site: Site, address: string): DocumentPages {
  const whole = allPages(site);
  if (!site.addresses) return whole;
  const path = `.${address.replace(/\/*(\?.*)?$/, "/")}`;
  const documents = site.pages.map((page) => ownDocument(site, page));
  return documents.find((each) => each.address === path) ?? ownDocument(site, whole.shown);
}
