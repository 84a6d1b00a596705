// Renders the compiled site to HTML, which the build and the dev server put into index.html.
import { renderToStaticMarkup } from "react-dom/server";
import type { Page, Site } from "../content/model/site.ts";
import { renderHead, type HeadFiles } from "./head.tsx";
import { documentPath, linkDocuments } from "./links.ts";
import { SiteBody } from "./SiteBody.tsx";

/** The content of a document's `<head>` and `<body>`. */
export interface RenderedSite {
  head: string;
  body: string;
}

/**
 * Renders the content of `<head>` (without charset, viewport, policy and styles) and `<body>` (without the runtime) of one
 * document. The same site always gives the same text.
 * @param files addresses of files that the build makes
 * @param pages the pages in the document; the home page is shown, or the first one if the home page isn't among them
 * @throws if a view throws, for example because of an unknown email template; never for a site without errors
 */
export function renderSite(
  site: Site,
  files?: HeadFiles,
  pages: readonly Page[] = site.pages,
): RenderedSite {
  const home = pages.find(({ name }) => name === site.homePage);
  const shown = home ?? pages[0];
  if (!shown) throw new Error("A document needs a page.");
  const path = home ? "" : documentPath(shown.name);
  // Pages with their own document are described there.
  const described = pages.length < site.pages.length ? [shown] : [...pages];
  const body = renderToStaticMarkup(<SiteBody site={site} pages={pages} shown={shown.name} />);
  return {
    head: renderHead({ ...site, pages: described, homePage: shown.name }, files, path),
    body: linkDocuments(body, new Set(pages.map(({ name }) => name)), site.homePage),
  };
}
