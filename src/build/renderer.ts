// Renders the pages of each document once, although they are read twice: for their class names and as the document.
import type { Page, Site } from "../content/model/site.ts";
import type { HeadFiles } from "../site/head.tsx";
import { renderSite, type RenderedSite } from "../site/render.tsx";

/**
 * Caches documents that begin with the site's first page: there are few of them, while a large site has a document for
 * every page.
 */
export function createRenderer(
  site: Site,
  files: HeadFiles,
): (pages: readonly Page[]) => RenderedSite {
  const known = new Map<number, RenderedSite>();
  return (pages) => {
    if (pages[0] !== site.pages[0]) return renderSite(site, files, pages);
    const rendered = known.get(pages.length) ?? renderSite(site, files, pages);
    known.set(pages.length, rendered);
    return rendered;
  };
}
