// What the document says about itself to browsers, search engines and whoever shares a link to it.
import { renderToStaticMarkup } from "react-dom/server";
import type { Site } from "../content/model/site.ts";
import { structuredData } from "./structured-data.ts";

/** What the build draws or writes beside the document, by its address there. The dev server has none of it. */
export interface HeadFiles {
  sharePicture: string;
  /** In pixels, where it is known. */
  shareSize?: { width: number; height: number } | undefined;
  icon: string;
  manifest: string;
}

/**
 * The inside of `<head>`, without charset, viewport, policy and styles.
 * @param site with the pages that search engines are told of here and, as its home page, the one that is shown
 * @param path the document's, below the site's address
 */
export function renderHead(site: Site, files?: HeadFiles, path = ""): string {
  const home = site.pages.find((page) => page.name === site.homePage);
  const title = home?.title ?? site.name;
  const description = home?.description ?? site.tagline;
  const address = new URL(path, site.url).href;
  const tags = renderToStaticMarkup(
    <>
      <title>{title}</title>
      {/* Told once, to search engines by its name and to whoever shares a link by its property. */}
      <meta name="description" property="og:description" content={description} />
      <meta name="referrer" content="no-referrer" />
      <meta name="theme-color" content={site.palette.paper} />
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
          {/* The other values are those of Open Graph. https://developer.x.com/en/docs/x-for-websites/cards */}
          <meta name="twitter:card" content="summary_large_image" />
        </>
      )}
    </>,
  );
  const data = JSON.stringify(structuredData(site, files?.icon)).replaceAll("<", "\\u003c");
  return `${tags}<script type="application/ld+json">${data}</script>`;
}
