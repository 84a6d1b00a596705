// Loads the site's views through Vite, so that a change to one needs no restart.
import type { ViteDevServer } from "vite";
import type { Page, Site } from "../../content/model/site.ts";
import { engineAddresses } from "../../engine/engine-addresses.ts";
import { allPages, ownDocument, type DocumentPages } from "../../site/render.tsx";

type Views = typeof import("../../site/render.tsx");

/** Renders the head and the body of the document at an address. It has all pages, so that a save can replace each. */
export async function renderDocument(
  server: ViteDevServer,
  site: Site,
  address: string,
): Promise<{ head: string; body: string }> {
  const { renderSite } = await loadViews(server);
  return renderSite(site, undefined, documentAt(site, address));
}

/** Renders only some pages, because rendering all of them takes longer than everything else together. */
export async function renderPages(
  server: ViteDevServer,
  site: Site,
  pages: readonly Page[],
): Promise<{ name: string; html: string }[]> {
  const { renderPage } = await loadViews(server);
  const document = documentAt(site, "/");
  return pages.map((page) => ({ name: page.name, html: renderPage(site, page, document) }));
}

async function loadViews(server: ViteDevServer): Promise<Views> {
  // Cast: Vite can't know the type of the module that it loads.
  return (await server.ssrLoadModule(engineAddresses.views)) as Views;
}

/** With or without the slash at the end. At an address that no page has, the home page is shown. */
function documentAt(site: Site, address: string): DocumentPages {
  const whole = allPages(site);
  if (!site.addresses) return whole;
  const path = `.${address.replace(/\/*(\?.*)?$/, "/")}`;
  const documents = site.pages.map((page) => ownDocument(site, page));
  return documents.find((each) => each.address === path) ?? ownDocument(site, whole.shown);
}
