// The site's views as Vite has them now, so that a change to one needs no restart.
import { createElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { ViteDevServer } from "vite";
import type { Page, Site } from "../../content/model/site.ts";

/** What makes the head and the body of a site's document. */
export async function loadRenderer(
  server: ViteDevServer,
): Promise<(site: Site) => { head: string; body: string }> {
  const views = await server.ssrLoadModule("/src/site/render.tsx");
  // What Vite loads is this very module, whose type it can't know.
  const { renderSite } = views as typeof import("../../site/render.tsx");
  return renderSite;
}

/** Only some pages, because React takes longer to render all than everything else takes together. */
export async function renderPages(
  server: ViteDevServer,
  site: Site,
  pages: readonly Page[],
): Promise<{ name: string; html: string }[]> {
  const views = await server.ssrLoadModule("/src/site/PageView.tsx");
  // What Vite loads is this very module, whose type it can't know.
  const { PageView } = views as typeof import("../../site/PageView.tsx");
  return pages.map((page) => {
    const view = createElement(PageView, { page, site, hidden: false });
    return { name: page.name, html: renderToStaticMarkup(view) };
  });
}
