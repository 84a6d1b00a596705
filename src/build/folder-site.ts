// Builds the site as a folder that opens with a double-click: a page from disk can't fetch files, so everything that
// a visitor would fetch is in the one document.
import type { Site } from "../content/model/site.ts";
import { bundle } from "../document/bundle.ts";
import { assembleDocument } from "../document/document.ts";
import { siteStyles } from "../document/site-styles.ts";
import { readTemplate } from "../document/template.ts";
import { createPhotos } from "../files/photos.ts";
import { mediaFiles, servedMedia } from "../host/media.ts";
import { folderPolicy, withPolicy } from "../host/policy.ts";
import { islandProps } from "../site/island-props.ts";
import { renderSite } from "../site/render.tsx";
import type { MakeFiles } from "./make-files.ts";

/**
 * The document, however many pages it holds. Its forms come alive, and nothing is ever sent from it: what sends them is
 * left out. So is all that only hosts, search engines and phones look for.
 * @returns path in the folder -> what it holds; the media belong beside it
 */
export async function makeFolderSite(site: Site): Promise<Map<string, string>> {
  const bundled = await bundle(site.palette);
  const { files, islands, runtimes } = bundled;
  const code = Object.entries(islands).map(([name, address]) => {
    const script = files.get(address.slice(2)) ?? "";
    return [name, dataAddress("text/javascript", script)] as const;
  });
  const props = [...islandProps(site.pages, site)].map(
    ([name, json]) => [name, dataAddress("application/json", json)] as const,
  );
  const rendered = renderSite(site);
  const html = assembleDocument(await readTemplate(), {
    language: site.language,
    islands: { code: Object.fromEntries(code), props: Object.fromEntries(props) },
    inlined: { css: siteStyles(bundled, [rendered.body]), runtime: runtimes.ofOne },
    ...rendered,
  });
  return new Map([["index.html", html]]);
}

/** A site that opens with a double-click, with its media, where nothing in the content can run. */
export const makeFolder: MakeFiles = async (site, { media }) => {
  const files = await makeFolderSite(site);
  const served = servedMedia(media.values(), createPhotos());
  const shown = await mediaFiles(served, files.values());
  const documents = [...files].map(([path, html]) => [path, guarded(html, shown)] as const);
  const inert = [...shown].filter(([path]) => isInert.test(path));
  return new Map<string, string | Uint8Array>([...documents, ...inert]);
};

/** Browsers only display these, even when opened directly. Any other linked file, such as a web page, is left out. */
const isInert = /\.(?:avif|gif|jpe?g|pdf|png|webp)$/;

/** Drawings are embedded as images: opened as files, they could run scripts and load more. */
function guarded(html: string, media: ReadonlyMap<string, Uint8Array>): string {
  let whole = html;
  for (const [path, content] of media) {
    if (!path.endsWith(".svg")) continue;
    const [folder = "", name = ""] = path.split("/");
    const data = dataAddress("image/svg+xml", content);
    whole = whole.replaceAll(`"./${folder}/${encodeURIComponent(name)}"`, `"${data}"`);
  }
  return withPolicy(whole, folderPolicy(whole));
}

function dataAddress(type: string, content: string | Uint8Array): string {
  return `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}
