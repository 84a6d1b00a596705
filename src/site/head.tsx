// Renders the metadata in <head> for browsers, search engines and shared links.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Page, Site } from "../content/model/site.ts";
import { withoutIsolates } from "../content/text/isolates.ts";
import { baseAt, canonicalAddress } from "./links.ts";
import { siblingAddress } from "./siblings.ts";
import { structuredData } from "./structured-data.ts";

/** Addresses of files that the build makes. The dev server has none of them. */
export interface HeadFiles {
  sharePicture: string;
  /** By the page's name, for pages that have one of their own. */
  pagePictures?: ReadonlyMap<string, string> | undefined;
  /** In pixels, for pictures that the build has drawn. */
  shareSize?: { width: number; height: number } | undefined;
  icon: string;
  manifest: string;
  /** The feed of the site's news; undefined for a site without dated news. */
  feed?: string | undefined;
}

type ShownPage = Pick<Page, "title" | "description"> & Partial<Pick<Page, "name" | "sharePicture">>;

/**
 * The content of `<head>`, without charset, viewport, policy and styles.
 * @param shown the page that the document shows at first
 * @param path the document's address, relative to the site's
 */
export function renderHead(site: Site, shown: ShownPage, path = "./", files?: HeadFiles): string {
  const { title, description } = shown;
  const address = canonicalAddress(site, path);
  const icon = site.favicon ?? files?.icon ?? site.logo?.src;
  const tags = renderToStaticMarkup(
    <>
      <title>{title}</title>
      <link
        rel="expect"
        href={`${site.addresses ? path : ""}#${afterFirstPage(site, shown)}`}
        blocking="render"
      />
      {/* One element for both: search engines read its name, and shared links use its property. */}
      <meta name="description" property="og:description" content={description} />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content={site.palette.paper} />
      {site.darkPalette && (
        <meta
          name="theme-color"
          content={site.darkPalette.paper}
          media="(prefers-color-scheme:dark)"
        />
      )}
      <link rel="canonical" href={address} />
      <Alternates site={site} path={path} address={address} />
      {icon && <link rel="icon" href={icon} />}
      {files && <link rel="apple-touch-icon" href={files.icon} />}
      {files && <link rel="manifest" href={files.manifest} />}
      {files?.feed && <link rel="alternate" type="application/atom+xml" href={files.feed} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      {files && <SharePicture site={site} shown={shown} files={files} />}
    </>,
  );
  // The script changes the document's address, and this keeps what is relative to it. React would write it after links.
  const base = site.addresses ? `<base href="${baseAt(path)}">` : "";
  return withoutIsolates(`${base}${tags}`);
}

/** The id of the data, which no page has. */
const dataId = "page--data";

/**
 * What a browser waits for before it shows a document: until its first page is whole, each line of the menu and each item
 * of a list that arrives may move those before it. What follows that page is named rather than the page itself, because
 * Chromium waits for an element's start, where WebKit and the standard wait for its end.
 * https://html.spec.whatwg.org/multipage/links.html#link-type-expect
 */
function afterFirstPage({ pages }: Site, shown: ShownPage): string {
  const next = pages[pages.findIndex(({ name }) => name === shown.name) + 1];
  return next ? `page-${next.name}` : dataId;
}

/**
 * The element with what search engines read.
 * https://developers.google.com/search/docs/appearance/structured-data/intro-structured-data
 * @param site the site with only the pages to describe
 * @param shown the page that the document shows at first
 * @param path the document's address, relative to the site's
 */
export function renderData(site: Site, shown: ShownPage, path: string, files?: HeadFiles): string {
  // Pages that share a document have no addresses of their own.
  const own = site.pages.length === 1 ? canonicalAddress(site, path) : undefined;
  const data = JSON.stringify(structuredData(site, files?.icon, own)).replaceAll("<", "\\u003c");
  const id = afterFirstPage(site, shown) === dataId ? ` id="${dataId}"` : "";
  return withoutIsolates(`<script type="application/ld+json"${id}>${data}</script>`);
}

/** The picture beside a shared link: the page's own, else the site's. */
function SharePicture(props: { site: Site; shown: ShownPage; files: HeadFiles }): ReactNode {
  const { site, shown, files } = props;
  const own = shown.sharePicture ?? files.pagePictures?.get(shown.name ?? "");
  const size = shown.sharePicture === undefined ? files.shareSize : undefined;
  return (
    <>
      <meta property="og:image" content={new URL(own ?? files.sharePicture, site.url).href} />
      {size && (
        <>
          <meta property="og:image:width" content={String(size.width)} />
          <meta property="og:image:height" content={String(size.height)} />
        </>
      )}
      <meta
        property="og:image:alt"
        content={own === undefined ? `${site.name}: ${site.tagline}` : shown.title}
      />
      {/* X takes all other values from Open Graph. https://developer.x.com/en/docs/x-for-websites/cards */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}

/**
 * The page in all its languages, this one among them, for search engines:
 * https://developers.google.com/search/docs/specialty/international/localized-versions
 */
function Alternates(props: { site: Site; path: string; address: string }): ReactNode {
  const { site, path, address } = props;
  const others = site.siblings.flatMap((sibling) => {
    const href = siblingAddress(sibling, path);
    return href === undefined ? [] : [{ language: sibling.language, href }];
  });
  if (others.length === 0) return null;
  return [{ language: site.language, href: address }, ...others].map(({ language, href }) => (
    <link key={language} rel="alternate" hrefLang={language} href={href} />
  ));
}
