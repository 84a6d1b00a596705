// Makes the site as a folder that opens with a double click. Browsers don't let a page on disk fetch other files, so
// everything is in one document.
import type { Site } from "../content/model/site.ts";
import { addressPart } from "../content/text/address-part.ts";
import { languageAttributes } from "../content/text/writing.ts";
import { bundle } from "../document/bundle.ts";
import { assembleDocument } from "../document/document.ts";
import { optionalScripts, runtimeParts } from "../document/optional-scripts.ts";
import { siteStyles } from "../document/site-styles.ts";
import { readTemplate } from "../document/template.ts";
import type { FileContent } from "../files/output-folder.ts";
import { createPhotos } from "../files/photos.ts";
import { mediaFiles, servedMedia } from "../host/served-media.ts";
import { withFolderPolicy } from "../host/policy.ts";
import { islandProps } from "../site/island-props.ts";
import { renderSite } from "../site/render.tsx";
import type { MakeFiles } from "./make-files.ts";

/**
 * Makes one document with all pages. Its forms work but never send anything, because the code that sends is left out. So
 * is everything that only hosts, search engines and phones look for.
 * @returns path in the folder -> content; the media must be added
 */
async function makeFolderSite(hosted: Site): Promise<Map<string, string>> {
  const site = { ...hosted, addresses: false };
  const bundled = await bundle(site, optionalScripts(site), undefined, runtimeParts(site));
  const { files, islands, runtimes } = bundled;
  const code = Object.entries(islands).map(([name, address]) => {
    const script = files.get(address.slice(2)) ?? "";
    return [name, dataAddress("text/javascript", script)] as const;
  });
  const props = [...islandProps(site.pages, site)].map(
    ([name, json]) => [name, dataAddress("application/json", json)] as const,
  );
  const table = { code: Object.fromEntries(code), props: Object.fromEntries(props) };
  const rendered = renderSite(site, undefined, undefined, table);
  const shown = [`<html ${languageAttributes(site.language)}>`, rendered.body];
  const html = assembleDocument(await readTemplate(), {
    language: site.language,
    inlined: {
      css: siteStyles(bundled, shown, props.length > 0),
      runtime: runtimes.oneDocument,
    },
    ...rendered,
  });
  return new Map([["index.html", html]]);
}

/** Makes the document and its media. Nothing from the content can run in it. */
export const makeFolder: MakeFiles = async (site, { media }) => {
  const files = await makeFolderSite(site);
  const served = servedMedia(media.values(), createPhotos());
  const props = [...islandProps(site.pages, site)].map(([, json]) => json);
  const shown = [...mediaFiles(served, [...files.values(), ...props])];
  const drawings = await Promise.all(
    shown
      .filter(([path]) => path.endsWith(".svg"))
      .map(async ([path, read]) => [path, await read()] as const),
  );
  const documents = [...files].map(([path, html]) => [path, guarded(html, drawings)] as const);
  const inert = shown.filter(([path]) => isInert.test(path));
  return new Map<string, FileContent>([...documents, ...inert]);
};

/** Files that never run scripts, even if they are opened directly. Others, such as a linked web page, are left out. */
const isInert = /\.(?:avif|gif|jpe?g|mp4|pdf|png|vtt|webm|webp)$/;

/** Embeds drawings in the document as images, because as separate files they could run scripts and load others. */
function guarded(html: string, drawings: readonly (readonly [string, Uint8Array])[]): string {
  let whole = html;
  for (const [path, content] of drawings) {
    const [folder = "", name = ""] = path.split("/");
    const data = dataAddress("image/svg+xml", content);
    whole = whole.replaceAll(`"./${folder}/${addressPart(name)}"`, `"${data}"`);
  }
  return withFolderPolicy(whole);
}

function dataAddress(type: string, content: string | Uint8Array): string {
  return `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}
