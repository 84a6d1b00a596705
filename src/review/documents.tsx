// Renders a change for GitHub, below a pull request's checks, and as the page next to the site in the download.
import { renderToStaticMarkup } from "react-dom/server";
import type { ReactElement } from "react";
import type { Page } from "../content/model/site.ts";
import { ownPalette } from "../content/resolve/palette.ts";
import { ReviewView } from "./ReviewView.tsx";
import { mostPictures, pictureFile, screenNames, screens, type Review } from "./review.ts";

/** @param artifact the name of the download with the page and the site, if there is one */
export function summaryDocument(review: Review, folder: string, artifact?: string): string {
  const { pages } = review;
  const way = artifact !== undefined && (
    <p>
      Download <strong>{artifact}</strong> under <em>Artifacts</em> on this page, unpack it and open
      its <code>index.html</code>: the whole site, and each of these pages on a phone and on a
      desktop.
    </p>
  );
  const view = (
    <ReviewView review={review} folder={folder}>
      <>
        <Titles pages={pages} />
        {pages && way}
        {artifact !== undefined && <Caution where="In this download" />}
      </>
    </ReviewView>
  );
  // GitHub ends an HTML block at the first empty line.
  return `${renderToStaticMarkup(view).replaceAll(/\s*\n\s*/g, " ")}\n`;
}

export function pageDocument(review: Review, folder: string): string {
  const shown = review.pages?.slice(0, mostPictures) ?? [];
  const view = (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width" />
        <title>What this change does</title>
        <style>{style}</style>
      </head>
      <body>
        <ReviewView review={review} folder={folder}>
          <>
            <Titles pages={review.pages} />
            {review.pages && (
              <p>
                <a href="site/index.html">Open the whole site</a>. Its forms can be filled in, but
                from here nothing is sent. Linked files other than PDFs are left out, and photos
                from other sites are only in the pictures below.
              </p>
            )}
            <Caution where="On these pages" />
            {shown.map((page) => (
              <Pictures key={page.name} page={page} />
            ))}
          </>
        </ReviewView>
      </body>
    </html>
  );
  return `<!doctype html>${renderToStaticMarkup(view)}\n`;
}

/** It can't cover code: a change to this program could make it write anything. */
function Caution({ where }: { where: string }): ReactElement {
  return (
    <p>
      {where}, nothing in the content can run a script or load anything from another site. This
      doesn&apos;t cover code: if the change includes any, read it before you open the files.
    </p>
  );
}

function Titles({ pages }: { pages: readonly Page[] | undefined }): ReactElement {
  if (!pages) return <p>The site can be shown once its errors are fixed.</p>;
  if (pages.length === 0) return <p>No pages.</p>;
  const left = pages.length - mostPictures;
  return (
    <>
      <ul>
        {pages.slice(0, mostPictures).map(({ name, title }) => (
          <li key={name}>{title}</li>
        ))}
      </ul>
      {left > 0 && <p>And {left} more without pictures.</p>}
    </>
  );
}

function Pictures({ page: { name, title } }: { page: Page }): ReactElement {
  return (
    <section>
      <h3>{title}</h3>
      <div className="pictures">
        {screenNames.map((screen) => (
          <a key={screen} href={`pictures/${pictureFile(name, screen)}`}>
            <img
              src={`pictures/${pictureFile(name, screen)}`}
              alt={`${title} on a ${screen}`}
              width={screens[screen].width}
            />
          </a>
        ))}
      </div>
    </section>
  );
}

const style = `
body { max-inline-size: 75rem; margin: 2rem auto; padding-inline: 1rem; font: 1rem/1.5 system-ui, sans-serif; color: ${ownPalette.ink}; background: ${ownPalette.paper}; }
table { inline-size: 100%; border-collapse: collapse; table-layout: fixed; }
th, td { padding: 0.5rem; border-block-end: 1px solid ${ownPalette.lineStrong}; text-align: start; vertical-align: top; overflow-wrap: anywhere; }
del { color: ${ownPalette.signal}; }
ins { color: ${ownPalette.accent}; font-weight: 600; }
a { color: ${ownPalette.accent}; }
@media (width < 40rem) { thead { display: none; } td { display: block; } }
.pictures { display: flex; gap: 1rem; align-items: start; }
img { max-inline-size: 100%; block-size: auto; border: 1px solid ${ownPalette.lineStrong}; }
`;
