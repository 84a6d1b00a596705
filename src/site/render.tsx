// Renders the compiled site to HTML, which the build and the dev server put into index.html.
import type { ReactElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { FormDrawing } from "../blocks/form-drawing.tsx";
import { addressAt, type AddressOf } from "../components/addresses.ts";
import { PageAddresses } from "../components/PageLink.tsx";
import type { Page, Site } from "../content/model/site.ts";
import type { FormProps } from "../forms/FormView.tsx";
import { renderData, renderHead, type HeadFiles } from "./head.tsx";
import { HydratableForm } from "./HydratableForm.tsx";
import { IslandAddresses, type IslandTable } from "./island-addresses.ts";
import { PageView } from "./PageView.tsx";
import { SiteBody } from "./SiteBody.tsx";

/** What is put into a document. */
export interface RenderedSite {
  /** The content of `<head>`, without charset, viewport, policy and styles. */
  head: string;
  /** The content of `<body>`, without the runtime. */
  body: string;
  /** The element with data for search engines, which can be anywhere. */
  data: string;
}

/** What a document shows. */
export interface DocumentPages {
  /** The pages in it. */
  pages: readonly Page[];
  /** The one that is shown at first. */
  shown: Page;
  /** Its own address, relative to the site's. */
  address: string;
  /** Where the pages' documents are; undefined if they have none. */
  addressOf: AddressOf | undefined;
}

/** One document with all pages. At first it shows the home page. */
export function allPages({ pages, homePage }: Pick<Site, "pages" | "homePage">): DocumentPages {
  const shown = pages.find(({ name }) => name === homePage) ?? pages[0];
  if (!shown) throw new Error("A document needs a page.");
  return { pages, shown, address: "./", addressOf: undefined };
}

/** The document of a page, which is the first in it, before all others. */
export function ownDocument(
  site: Pick<Site, "pages" | "homePage" | "addresses">,
  shown: Page,
): DocumentPages {
  const address = addressAt(site, shown.name);
  const pages = [shown, ...site.pages.filter((page) => page !== shown)];
  return { pages, shown, address, addressOf: (page, section) => addressAt(site, page, section) };
}

/**
 * Renders what is in one document. The same site always gives the same text.
 * @param files addresses of files that the build makes
 * @param islands where the document's islands find what they need
 * @throws if a view throws, for example because of an unknown email template; never for a site without errors
 */
export function renderSite(
  site: Site,
  files?: HeadFiles,
  { pages, shown, address, addressOf }: DocumentPages = allPages(site),
  islands?: IslandTable,
): RenderedSite {
  // Pages with their own document are described there.
  const described = addressOf ? [shown] : [...pages];
  const body = renderToStaticMarkup(
    <IslandAddresses value={islands}>
      {linked(addressOf, <SiteBody site={site} pages={pages} shown={shown.name} />)}
    </IslandAddresses>,
  );
  // React writes no value of this attribute. With it, the browser's page search finds what is on hidden pages, too.
  // https://html.spec.whatwg.org/multipage/interaction.html#the-hidden-attribute
  const findable = body.replaceAll(/(?<= data-title="[^"]*") hidden=""/g, ' hidden="until-found"');
  const whole = { ...site, pages: described };
  return {
    head: renderHead(whole, shown, address, files),
    body: findable,
    data: renderData(whole, shown, address, files),
  };
}

/** Renders a page alone, as it is in a document. */
export function renderPage(site: Site, page: Page, { addressOf }: DocumentPages): string {
  return renderToStaticMarkup(
    linked(addressOf, <PageView page={page} site={site} hidden={false} />),
  );
}

function linked(addressOf: AddressOf | undefined, view: ReactElement): ReactElement {
  const alive = <FormDrawing value={drawHydratable}>{view}</FormDrawing>;
  return addressOf ? <PageAddresses value={addressOf}>{alive}</PageAddresses> : alive;
}

const drawHydratable = (props: FormProps): ReactElement => <HydratableForm {...props} />;
