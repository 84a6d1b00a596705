// Renders each document once, although some are read twice: for their class names and as the document.
import type { Site } from "../content/model/site.ts";
import type { HeadFiles } from "../site/head.tsx";
import type { IslandTable } from "../site/island-addresses.ts";
import { renderSite, type DocumentPages, type RenderedSite } from "../site/render.tsx";

/** Caches documents that show the site's first page: there are few, while a large site has a document for every page. */
export function createRenderer(
  site: Site,
  files: HeadFiles,
  islandsOf: (document: DocumentPages) => IslandTable,
): (document: DocumentPages) => RenderedSite {
  const known = new Map<string, RenderedSite>();
  const render = (document: DocumentPages) =>
    renderSite(site, files, document, islandsOf(document));
  return (document) => {
    const { pages, shown, addressOf } = document;
    if (shown !== site.pages[0]) return render(document);
    const key = `${pages.length} ${addressOf !== undefined}`;
    const rendered = known.get(key) ?? render(document);
    known.set(key, rendered);
    return rendered;
  };
}
