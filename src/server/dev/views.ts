// Loads the site's views through Vite, so that a change to one needs no restart.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ViteDevServer } from "vite";
import type { Page, Site } from "../../content/model/site.ts";

/** Loads the function that renders the head and the body of a site's document. */
export async function loadRenderer(
  server: ViteDevServer,
): Promise<(site: Site) => { head: string; body: string }> {
  const views = await server.ssrLoadModule("/src/site/render.tsx");
  // Cast: Vite can't know the type of the module that it loads.
  const { renderSite } = views as typeof import("../../site/render.tsx");
  return renderSite;
}

/** Renders only some pages, because rendering all of them takes longer than everything else together. */
export async function renderPages(
  server: ViteDevServer,
  site: Site,
  pages: readonly Page[],
): Promise<{ name: string; html: string }[]> {
  const views = await server.ssrLoadModule("/src/site/PageView.tsx");
  // Cast: Vite can't know the type of the module that it loads.
  const { PageView } = views as typeof import("../../site/PageView.tsx");
  return pages.map((page) => {
    const view = createElement(PageView, { page, site, hidden: false });
    return { name: page.name, html: renderToStaticMarkup(view) };
  });
}
