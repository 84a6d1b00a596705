// Makes the site for a host: documents, code, styles, media, and files for hosts and search engines.
import { brotliCompressSync } from "node:zlib";
import type { Page, Site } from "../content/model/site.ts";
import { assembleDocument } from "../document/document.ts";
import { asOf } from "../document/as-of.ts";
import { bundle } from "../document/bundle.ts";
import { shareOut } from "../document/documents.ts";
import { optionalScripts } from "../document/optional-scripts.ts";
import { shortNames, withShortNames } from "../document/short-names.ts";
import { siteStyles } from "../document/site-styles.ts";
import { readTemplate } from "../document/template.ts";
import { contentHash } from "../files/content-hash.ts";
import { readIconLicence } from "../files/icon-set.ts";
import { createPhotos } from "../files/photos.ts";
import { readFontLicence } from "../host/font-files.ts";
import { headingFace } from "../host/heading-face.ts";
import { licencesFile } from "../host/licences.ts";
import { mediaFiles, servedMedia, type ServedMedia } from "../host/served-media.ts";
import { notFound } from "../host/not-found.ts";
import { contentPolicy, withPolicy } from "../host/policy.ts";
import { publishFiles } from "../host/publish-files.ts";
import { drawShared } from "../host/shared.ts";
import { islandProps } from "../site/island-props.ts";
import { bundleEditor } from "./editor-bundle.ts";
import { editorFiles } from "./editor-files.ts";
import type { MakeFiles } from "./make-files.ts";
import { createRenderer } from "./renderer.ts";

interface HostedOptions {
  /** The date of the build, from which the end of security.txt is computed. */
  today: Date;
  /** True if the site gets an editor even if it names no repository. */
  withEditor: boolean;
}

/** Makes all files for a host. */
export const makeHosted =
  ({ today, withEditor }: HostedOptions): MakeFiles =>
  async (whole, content) => {
    const site = asOf(whole, today);
    const bundled = await bundle(site, optionalScripts(site));
    const { files, islands, runtimes, codeNames } = bundled;
    const face = await headingFace(site);
    for (const [path, font] of face.files) files.set(path, font);
    const fontLicence = face.css ? await readFontLicence() : undefined;
    files.set(...licencesFile(bundled.licences, await readIconLicence(), fontLicence));
    const props = propsFiles(site);
    const addresses: Record<string, string> = {};
    for (const [name, { path, json }] of props) {
      files.set(path, json);
      addresses[name] = `./${path}`;
    }
    const media = servedMedia(content.media.values(), createPhotos());
    const drawn = await drawShared(site, (address) => readServed(media, address));
    for (const [path, png] of drawn.files) files.set(path, png);
    const template = await readTemplate();
    const render = createRenderer(site, drawn.head);
    // A document with one page also has the message for pages that can't be fetched.
    const shown = [site.pages, site.pages.slice(0, 1)].map((pages) => render(pages).body);
    const css = siteStyles(bundled, [...shown, notFound(site, "")]);
    const isWhole = (pages: readonly Page[]) => pages.length === site.pages.length;
    const assemble = (pages: readonly Page[]) =>
      assembleDocument(template, {
        language: site.language,
        islands: { code: islands, props: addresses },
        inlined: {
          css,
          face: face.css,
          runtime: runtimes[isWhole(pages) ? "ofOne" : "ofMany"],
        },
        ...render(pages),
      });
    const shorten = (html: string, like = html) =>
      withShortNames(html, shortNames(like, codeNames));
    const documents = shareOut(
      site,
      // Short names change from build to build, so a tab with an older document must not fetch pages that use them.
      (pages) => (isWhole(pages) ? shorten(assemble(pages)) : assemble(pages)),
      (html) => brotliCompressSync(withPolicy(html, contentPolicy(site, [html]))).length,
    );
    for (const [path, bytes] of await mediaFiles(media, documents.values())) files.set(path, bytes);
    const hashed = [...files.keys()].map((path) => encodeURI(path)).sort();
    const missingPage = notFound(site, css);
    // The policy allows only one stylesheet.
    const missing = documents.size === 1 ? shorten(missingPage, assemble(site.pages)) : missingPage;
    const hasEditor = withEditor || site.repository !== undefined;
    const editor = hasEditor
      ? await editorFiles(site, content, files, await bundleEditor())
      : undefined;
    const { icons } = drawn;
    const published = publishFiles({ site, documents, icons, hashed, missing, editor, today });
    return new Map([...files, ...published, ...(editor?.files ?? [])]);
  };

async function readServed(media: ServedMedia, address: string): Promise<Uint8Array> {
  const read = media.get(address);
  if (!read) throw new Error(`There is no file for ${address}`);
  return read();
}

interface PropsFile {
  path: string;
  json: string;
}

/** Each island's props, in a file whose name changes with them, so that browsers can cache it. */
function propsFiles(site: Site): Map<string, PropsFile> {
  return new Map(
    [...islandProps(site.pages, site)].map(([name, json]) => [
      name,
      { path: `assets/${name}-${contentHash(json)}.json`, json },
    ]),
  );
}
