// Renews this browser's copies of the site's pages, so that its author sees at once what is live.
import { addressAt } from "../../components/addresses.ts";
import { siteFile } from "../../content/model/input.ts";
import { valueAt } from "../../content/model/json.ts";
import type { PageName } from "../../content/model/notations.ts";
import type { Files } from "../model/history.ts";
import { pageIn } from "../model/location.ts";
import { fileValue } from "../model/read-json.ts";

/** In milliseconds: on a slow line, the news that the site is live is worth more. */
const longest = 10_000;

/**
 * Where the site is served: the editor is part of it, and has asked there whether visitors see the changes. The site may
 * not be at the address in site.json yet.
 */
export function siteAddress(): string {
  return new URL("../", location.href).href;
}

/** GitHub Pages, for one, lets browsers show a page for ten minutes without asking if there is a newer one. */
export async function renewSiteCopies(files: Files): Promise<void> {
  const signal = AbortSignal.timeout(longest);
  // Where one fails, the browser asks for it again later.
  await Promise.allSettled(documentsOf(files).map((path) => renew(path, signal)));
}

/** If all pages are in one document, the browser has no copy at the addresses of the others. */
function documentsOf(files: Files): string[] {
  const site = fileValue(files, siteFile);
  const addresses = valueAt(site, ["addresses"]) === true;
  // Casts: the names of pages, as published.
  const homePage = valueAt(site, ["homePage"]) as PageName;
  const pages = [...files.keys()].flatMap((file) => (pageIn(file) as PageName | undefined) ?? []);
  return pages.map((page) => addressAt({ homePage, addresses }, page));
}

async function renew(path: string, signal: AbortSignal): Promise<void> {
  const address = new URL(path, siteAddress());
  // Fails if there is no copy: pages that were never opened here needn't be loaded.
  await load(address, { mode: "same-origin", cache: "only-if-cached", signal });
  await load(address, { cache: "reload", signal });
}

/** To the end: browsers store nothing that was only begun. */
async function load(address: URL, how: RequestInit): Promise<void> {
  await (await fetch(address, how)).arrayBuffer();
}
