// Makes the documents of one site for a host: all pages in one, or each in a document of its own.
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Site } from "../content/model/site.ts";
import type { Bundle } from "../document/bundle.ts";
import { assembleDocument } from "../document/document.ts";
import { ownDocuments, shareOut } from "../document/documents.ts";
import { firstViewOf } from "../document/first-view.ts";
import { shortHtml } from "../document/short-html.ts";
import { shortNames, withShortNames } from "../document/short-names.ts";
import { siteStyles } from "../document/site-styles.ts";
import { readTemplate } from "../document/template.ts";
import { contentHash } from "../files/content-hash.ts";
import { notFound } from "../host/not-found.ts";
import { contentPolicy, withPolicy } from "../host/policy.ts";
import { feed, feedPath } from "../site/feed.tsx";
import type { HeadFiles } from "../site/head.tsx";
import { islandProps } from "../site/island-props.ts";
import { canonicalAddress, fileAt } from "../site/links.ts";
import { allPages, type DocumentPages } from "../site/render.tsx";
import { createRenderer } from "./renderer.ts";

interface HostedDocuments {
  /** Path in the built site -> the document, without its policy. */
  documents: ReadonlyMap<string, string>;
  /** The address of each in search results. */
  addresses: readonly string[];
  /** The page for addresses that don't exist. */
  missing: string;
  /** What the islands in these documents load. */
  props: Iterable<PropsFile>;
}

/**
 * @param face the styles of the headings' face
 * @param head the icons and pictures that each document names
 */
export async function makeDocuments(
  site: Site,
  bundled: Bundle,
  face: string,
  head: HeadFiles,
): Promise<HostedDocuments> {
  const { islands, runtimes, codeNames } = bundled;
  const props = { oneDocument: propsFiles(site, false), manyDocuments: propsFiles(site, true) };
  const template = await readTemplate();
  const tables = {
    oneDocument: { code: islands, props: propsAddresses(props.oneDocument) },
    manyDocuments: { code: islands, props: propsAddresses(props.manyDocuments) },
  };
  const files = { ...head, feed: feed(site) && `./${feedPath}` };
  const render = createRenderer(site, files, (document) => tables[kindOf(document)]);
  const stylesFor = (...documents: DocumentPages[]) => {
    const shown = [...documents.map((each) => render(each).body), notFound(site, "")];
    return siteStyles(bundled, shown, props.oneDocument.size > 0) + face;
  };
  const styles = stylesOf(site, stylesFor);
  const assemble = (document: DocumentPages) =>
    assembleDocument(template, {
      language: site.language,
      inlined: { css: styles[kindOf(document)], runtime: runtimes[kindOf(document)] },
      ...render(document),
    });
  const shorten = (html: string, like = html) => withShortNames(html, shortNames(like, codeNames));
  // Short names change from build to build, so a tab with an older document must not fetch pages that use them.
  const finish = (document: DocumentPages) =>
    document.addressOf ? assemble(document) : shorten(assemble(document));
  const shared = shareOut(site, (document) => {
    const html = finish(document);
    return bytesSent(shortHtml(withPolicy(html, contentPolicy(site, [html]))));
  });
  const documents = new Map(shared.map((each) => [fileAt(each.address), finish(each)]));
  const [first = allPages(site)] = shared;
  const kind = kindOf(first);
  // The policy allows only one stylesheet.
  const missingPage = notFound(site, styles[kind]);
  const missing = kind === "manyDocuments" ? missingPage : shorten(missingPage, assemble(first));
  const addresses = shared.map(({ address }) => canonicalAddress(site, address));
  return { documents, addresses, missing, props: props[kind].values() };
}

/**
 * How much of the first round trip a document takes: the whole of it on hosts that have brotli, and on those that have
 * only gzip, what its first page waits for.
 */
const bytesSent = (html: string): number =>
  Math.max(brotliCompressSync(html).length, gzipSync(firstViewOf(html)).length);

/** The styles of a document with all pages, and of one of many. */
function stylesOf(site: Site, stylesFor: (...documents: DocumentPages[]) => string) {
  const all = allPages(site);
  return {
    oneDocument: stylesFor(all),
    // A page's own document also has the message for pages that can't be fetched.
    manyDocuments: stylesFor(all, ...ownDocuments(site).slice(0, 1)),
  };
}

/** Whether it has all pages, or is one of many. */
const kindOf = ({ addressOf }: DocumentPages) => (addressOf ? "manyDocuments" : "oneDocument");

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
