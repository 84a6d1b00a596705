// Renders the metadata in <head> for browsers, search engines and shared links.
import type { ReactNode } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import type { Page, Site } from "../content/model/site.ts";
import { withoutIsolates } from "../content/text/isolates.ts";
import { baseAt } from "./links.ts";
import { siblingAddress } from "./siblings.ts";
import { structuredData } from "./structured-data.ts";

/** Addresses of files that the build makes. The dev server has none of them. */
export interface HeadFiles {
  sharePicture: string;
  /** In pixels, if it is known. */
  shareSize?: { width: number; height: number } | undefined;
  icon: string;
  manifest: string;
  /** The feed of the site's news; undefined for a site without dated news. */
  feed?: string | undefined;
}

/**
 * The content of `<head>`, without charset, viewport, policy and styles.
 * @param site the site with only the pages that structured data should describe
 * @param shown the page that the document shows at first
 * @param path the document's address, relative to the site's
 */
export function renderHead(
  site: Site,
  { title, description }: Pick<Page, "title" | "description">,
  path = "./",
  files?: HeadFiles,
): string {
  const address = new URL(path, site.url).href;
  const icon = site.favicon ?? files?.icon ?? site.logo?.src;
  const tags = renderToStaticMarkup(
    <>
      <title>{title}</title>
      {/* One element for both: search engines read its name, and shared links use its property. */}
      <meta name="description" property="og:description" content={description} />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content={site.palette.paper} />
      {site.darkPalette && (
        <meta
          name="theme-color"
          content={site.darkPalette.paper}
          media="(prefers-color-scheme: dark)"
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
      {files && (
        <>
          <meta property="og:image" content={new URL(files.sharePicture, site.url).href} />
          {files.shareSize && (
            <>
              <meta property="og:image:width" content={String(files.shareSize.width)} />
              <meta property="og:image:height" content={String(files.shareSize.height)} />
            </>
          )}
          <meta property="og:image:alt" content={`${site.name}: ${site.tagline}`} />
          {/* X takes all other values from Open Graph. https://developer.x.com/en/docs/x-for-websites/cards */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>,
  );
  // Pages that share a document have no addresses of their own.
  const own = site.pages.length === 1 ? address : undefined;
  const data = JSON.stringify(structuredData(site, files?.icon, own)).replaceAll("<", "\\u003c");
  // The script changes the document's address, and this keeps what is relative to it. React would write it after links.
  const base = site.addresses ? `<base href="${baseAt(path)}">` : "";
  return withoutIsolates(`${base}${tags}<script type="application/ld+json">${data}</script>`);
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
