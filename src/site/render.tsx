// From the compiled site to HTML, as text: what the build and the dev server put into index.html.
import { renderToStaticMarkup } from "react-dom/server";
import type { Page, Site } from "../content/model/site.ts";
import { renderHead, type HeadFiles } from "./head.tsx";
import { documentPath, linkDocuments } from "./links.ts";
import { SiteBody } from "./SiteBody.tsx";

/** What a document is made of: the insides of its `<head>` and of its `<body>`. */
export interface RenderedSite {
  head: string;
  body: string;
}

/**
 * The inside of `<head>` (without charset, viewport, policy and styles) and of `<body>` (without the
 * runtime) of one document. `files` are those that the build makes beside it; `pages` are those that it
 * holds: the home page is shown, or the first where that is elsewhere.
 * The same site gives the same text. Throws if a view does, for example for a mail template that the
 * site doesn't have; a compiled site without problems never gets there.
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
  // A page that also has a document of its own is told of there.
  const told = pages.length < site.pages.length ? [shown] : [...pages];
  const body = renderToStaticMarkup(<SiteBody site={site} pages={pages} shown={shown.name} />);
  return {
    head: renderHead({ ...site, pages: told, homePage: shown.name }, files, path),
    body: linkDocuments(body, new Set(pages.map(({ name }) => name)), site.homePage),
  };
}
