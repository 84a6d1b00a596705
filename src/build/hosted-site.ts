// Makes the site for a host: documents, code, styles, media, and files for hosts and search engines.
import { brotliCompressSync } from "node:zlib";
import type { Site } from "../content/model/site.ts";
import { assembleDocument } from "../document/document.ts";
import { asOf } from "../document/as-of.ts";
import { bundle } from "../document/bundle.ts";
import { ownDocuments, shareOut } from "../document/documents.ts";
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
import { publishFiles, type BuiltSite } from "../host/publish-files.ts";
import { drawShared } from "../host/shared.ts";
import { feed, feedPath } from "../site/feed.tsx";
import { islandProps } from "../site/island-props.ts";
import { fileAt } from "../site/links.ts";
import { allPages, type DocumentPages } from "../site/render.tsx";
import { bundleEditor } from "./editor-bundle.ts";
import { editorFiles } from "./editor-files.ts";
import type { LoadedContent } from "../files/content-folder.ts";
import type { MakeFiles } from "./make-files.ts";
import { createRenderer } from "./renderer.ts";

interface HostedOptions {
  /** The date of the build, from which the end of security.txt is computed. */
  today: Date;
  /** True if the site gets an editor even if it names no repository. */
  withEditor: boolean;
}

/** Makes all files for a host. The files that a host reads only at its root have the rules of all sites. */
export const makeHosted =
  (options: HostedOptions): MakeFiles =>
  async (whole, content, below) => {
    const { files, built } = await makeOne(whole, content, options);
    const builtBelow = new Map<string, BuiltSite>();
    for (const { folder, ...other } of below) {
      const made = await makeOne(other.site, other.content, options);
      for (const [path, file] of made.files) files.set(folder + path, file);
      builtBelow.set(folder, made.built);
    }
    return new Map([...files, ...publishFiles(built, builtBelow)]);
  };

/** Makes the files of one site whose names change with their content, and of its editor; and its documents. */
async function makeOne(whole: Site, content: LoadedContent, { today, withEditor }: HostedOptions) {
  const site = asOf(whole, today);
  const bundled = await bundle(site, optionalScripts(site));
  const { files, islands, runtimes, codeNames } = bundled;
  const face = await headingFace(site);
  for (const [path, font] of face.files) files.set(path, font);
  const fontLicence = face.css ? await readFontLicence() : undefined;
  files.set(...licencesFile(bundled.licences, await readIconLicence(), fontLicence));
  const props = { ofOne: propsFiles(site, false), ofMany: propsFiles(site, true) };
  const media = servedMedia(content.media.values(), createPhotos());
  const drawn = await drawShared(site, (address) => readServed(media, address));
  for (const [path, png] of drawn.files) files.set(path, png);
  const template = await readTemplate();
  const render = createRenderer(site, { ...drawn.head, feed: feed(site) && `./${feedPath}` });
  const stylesOf = (...documents: DocumentPages[]) =>
    siteStyles(bundled, [...documents.map((each) => render(each).body), notFound(site, "")]);
  const all = allPages(site);
  const styles = {
    ofOne: stylesOf(all),
    // A page's own document also has the message for pages that can't be fetched.
    ofMany: stylesOf(all, ...ownDocuments(site).slice(0, 1)),
  };
  const assemble = (document: DocumentPages) =>
    assembleDocument(template, {
      language: site.language,
      islands: { code: islands, props: propsAddresses(props[kindOf(document)]) },
      inlined: {
        css: styles[kindOf(document)],
        face: face.css,
        runtime: runtimes[kindOf(document)],
      },
      ...render(document),
    });
  const shorten = (html: string, like = html) => withShortNames(html, shortNames(like, codeNames));
  // Short names change from build to build, so a tab with an older document must not fetch pages that use them.
  const finish = (document: DocumentPages) =>
    document.addressOf ? assemble(document) : shorten(assemble(document));
  const shared = shareOut(site, (document) => {
    const html = finish(document);
    return brotliCompressSync(withPolicy(html, contentPolicy(site, [html]))).length;
  });
  const documents = new Map(shared.map((each) => [fileAt(each.address), finish(each)]));
  const [first = allPages(site)] = shared;
  const kind = kindOf(first);
  for (const { path, json } of props[kind].values()) files.set(path, json);
  for (const [path, bytes] of await mediaFiles(media, documents.values())) files.set(path, bytes);
  const hashed = [...files.keys()].map((path) => encodeURI(path)).sort();
  // The policy allows only one stylesheet.
  const missingPage = notFound(site, styles[kind]);
  const missing = kind === "ofMany" ? missingPage : shorten(missingPage, assemble(first));
  const hasEditor = withEditor || site.repository !== undefined;
  const editor = hasEditor
    ? await editorFiles(site, content, files, await bundleEditor())
    : undefined;
  const { icons } = drawn;
  const built: BuiltSite = { site, documents, icons, hashed, missing, editor, today };
  return { files: new Map([...files, ...(editor?.files ?? [])]), built };
}

async function readServed(media: ServedMedia, address: string): Promise<Uint8Array> {
  const read = media.get(address);
  if (!read) throw new Error(`There is no file for ${address}`);
  return read();
}

/** Whether it has all pages, or is one of many. */
const kindOf = ({ addressOf }: DocumentPages) => (addressOf ? "ofMany" : "ofOne");

interface PropsFile {
  path: string;
  json: string;
}

/** The addresses of the props, by the island's name. */
function propsAddresses(props: ReadonlyMap<string, PropsFile>): Record<string, string> {
  return Object.fromEntries([...props].map(([name, { path }]) => [name, `./${path}`]));
}

/** Each island's props, in a file whose name changes with them, so that browsers can cache it. */
function propsFiles(site: Site, hasAddresses: boolean): Map<string, PropsFile> {
  return new Map(
    [...islandProps(site.pages, site, hasAddresses)].map(([name, json]) => [
      name,
      { path: `assets/${name}-${contentHash(json)}.json`, json },
    ]),
  );
}
