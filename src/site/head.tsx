// Renders the metadata in <head> for browsers, search engines and shared links.
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../content/model/site.ts";
import { structuredData } from "./structured-data.ts";

/** Addresses of files that the build makes. The dev server has none of them. */
export interface HeadFiles {
  sharePicture: string;
  /** In pixels, if it is known. */
  shareSize?: { width: number; height: number } | undefined;
  icon: string;
  manifest: string;
}

/**
 * The content of `<head>`, without charset, viewport, policy and styles.
 * @param site the site with only the pages that structured data should describe, and with the shown page as its home page
 * @param path the document's path, relative to the site's address
 */
export function renderHead(site: Site, files?: HeadFiles, path = ""): string {
  const home = site.pages.find((page) => page.name === site.homePage);
  const title = home?.title ?? site.name;
  const description = home?.description ?? site.tagline;
  const address = new URL(path, site.url).href;
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
      <link rel="icon" href={site.favicon ?? files?.icon ?? site.logo?.src} />
      {files && <link rel="apple-touch-icon" href={files.icon} />}
      {files && <link rel="manifest" href={files.manifest} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={site.name} />
      <meta property="og:title" content={title} />
      <meta property="og:url" content={address} />
      {files && (
        <>
          <meta property="og:image" content={new URL(files.sharePicture, address).href} />
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
  const data = JSON.stringify(structuredData(site, files?.icon)).replaceAll("<", "\\u003c");
  return `${tags}<script type="application/ld+json">${data}</script>`;
}
