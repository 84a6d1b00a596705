// Makes the dev server's document: the site as it is now, or its last good version with what is wrong over it.
import type { Site } from "../../content/model/site.ts";
import { escapeXml } from "../../content/text/escape-xml.ts";
import { assembleDocument } from "../../document/document.ts";
import { islandSources } from "../../document/island-sources.ts";
import { optionalScripts } from "../../document/optional-scripts.ts";
import { lookBeforeBuild } from "../../document/tokens.ts";
import { engineAddresses } from "../../engine/engine-addresses.ts";
import { pageLink } from "../../site/links.ts";
import type { RenderedSite } from "../../site/render.tsx";
import type { DevHost } from "./dev-host.ts";
import type { EditedContent } from "./edited-content.ts";
import { overlayEntries, type OverlayEntry } from "./overlay-entries.ts";
import { propsAddresses } from "./site-routes.ts";
import { renderDocument } from "./views.ts";

type Host = Pick<DevHost, "logger" | "loadViews" | "traceOf">;

/** An element that is added to the document. */
export interface DocumentTag {
  tag: string;
  attrs?: Record<string, string>;
  children?: string;
  injectTo: "head" | "body";
}

/**
 * @param template the text of index.html
 * @param address what the browser asked for
 */
export async function siteDocument(
  content: EditedContent,
  host: Host,
  template: string,
  address: string,
): Promise<{ html: string; tags: DocumentTag[] }> {
  const { lastGood: site, state } = content;
  const rendered = site ? await draw(site, host, address) : nothing;
  content.shown = site;
  return {
    html: assembleDocument(site?.addresses ? asOneOfMany(template) : template, {
      language: site?.language ?? "en",
      ...rendered,
    }),
    tags: [
      ...lookTags(site),
      ...scriptTags(site),
      ...overlayTags({
        ...listsOf(site),
        diagnostics: overlayEntries(content.now),
        unreadable: content.readError,
        state,
      }),
    ],
  };
}

const nothing: RenderedSite = { head: "", body: "", data: "" };

/** Shows an error in a view as text: Vite's own error page is a script that the policy blocks. */
async function draw(site: Site, host: Host, address: string): Promise<RenderedSite> {
  try {
    const islands = { code: islandSources, props: propsAddresses(site) };
    return await renderDocument(host, site, address, islands);
  } catch (error) {
    // Cast: views throw only errors.
    const trace = host.traceOf(error as Error);
    host.logger.error(trace);
    const body = `<pre>${escapeXml(trace)}</pre>`;
    return { ...nothing, head: "<title>A view failed</title>", body };
  }
}

/** With the script for pages with addresses. */
function asOneOfMany(html: string): string {
  return html.replace(engineAddresses.runtime, engineAddresses.runtimeOfMany);
}

/** Sets the site's look beside the stylesheet, which is served unchanged. */
function lookTags(site: Site | undefined): DocumentTag[] {
  if (!site) return [];
  return [
    { tag: "style", children: lookBeforeBuild(site, site.darkPalette), injectTo: "head" },
    {
      tag: "link",
      attrs: { rel: "stylesheet", href: engineAddresses.headingFace },
      injectTo: "head",
    },
  ];
}

/** The scripts that only some sites have: a build puts them into the document. */
function scriptTags(site: Site | undefined): DocumentTag[] {
  const scripts = site ? optionalScripts(site) : [];
  return scripts.map((src) => ({
    tag: "script",
    attrs: { type: "module", src },
    injectTo: "head",
  }));
}

/** What the list of all pages shows about each of them. */
function listsOf(site: Site | undefined): Pick<OverlayData, "page-links" | "drafts"> {
  const pages = site?.pages ?? [];
  const links = site && pages.map(({ name }) => [name, pageLink(site, name)] as const);
  const drafts = pages.filter(({ draft }) => draft === true);
  return { "page-links": Object.fromEntries(links ?? []), drafts: drafts.map(({ name }) => name) };
}

/** What the script of the bar at the bottom reads from the document, by the element's id. */
interface OverlayData {
  /** Each page's link on the published site, by its name. */
  "page-links": Record<string, string>;
  /** The names of the pages that visitors don't see. */
  drafts: readonly string[];
  diagnostics: readonly OverlayEntry[];
  unreadable: string | null;
  /** Changes with each new content. */
  state: number;
}

/** The script that shows problems over the document, and its data. */
function overlayTags(data: OverlayData): DocumentTag[] {
  return [
    ...Object.entries(data).map(([id, value]): DocumentTag => ({
      tag: "script",
      attrs: { type: "application/json", id },
      children: JSON.stringify(value).replaceAll("<", "\\u003c"),
      injectTo: "body",
    })),
    {
      tag: "script",
      attrs: { type: "module", src: engineAddresses.devScreen },
      injectTo: "body",
    },
  ];
}
