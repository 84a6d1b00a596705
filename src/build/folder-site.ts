// The site as a folder that opens by a double click: a browser lets a page from disk fetch no other file, so that what
// a host's visitor would fetch is in the one document.
import type { Site } from "../content/model/site.ts";
import { bundle } from "../document/bundle.ts";
import { assembleDocument } from "../document/document.ts";
import { siteStyles } from "../document/site-styles.ts";
import { readTemplate } from "../document/template.ts";
import { islandProps } from "../site/island-props.ts";
import { renderSite } from "../site/render.tsx";

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
  const html = assembleDocument(await readTemplate(), {
    language: site.language,
    islands: { code: Object.fromEntries(code), props: Object.fromEntries(props) },
    inlined: { css: siteStyles(site, bundled), runtime: runtimes.ofOne },
    ...renderSite(site),
  });
  return new Map([["index.html", html]]);
}

function dataAddress(type: string, content: string | Uint8Array): string {
  return `data:${type};base64,${Buffer.from(content).toString("base64")}`;
}
