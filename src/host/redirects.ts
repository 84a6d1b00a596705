// Redirects from the addresses that pages had under their former names.
import { isSiteFolder } from "../content/model/input.ts";
import { foldersBelow } from "../content/text/folder-below.ts";
import { escapeXml } from "../content/text/escape-xml.ts";
import { languageAttributes } from "../content/text/writing.ts";
import type { Page, Site } from "../content/model/site.ts";
import { pathOf } from "../site/links.ts";

export interface Redirect {
  /** Paths below the site's: `/about/`. */
  from: string;
  to: string;
  /** The page that is there now. */
  page: Page;
}

/** Only for pages with addresses. A page that has the name now keeps it, and so does a folder of the site. */
export function redirectsOf(
  site: Pick<Site, "addresses" | "homePage" | "pages" | "siblings" | "url">,
): Redirect[] {
  if (!site.addresses) return [];
  const languages = foldersBelow(
    site.url,
    site.siblings.map(({ url }) => url),
  );
  const taken = new Set<string>([...site.pages.map(({ name }) => name), ...languages]);
  return site.pages.flatMap((page) =>
    (page.formerNames ?? []).flatMap((name) => {
      if (taken.has(name) || isSiteFolder(name)) return [];
      taken.add(name);
      return [{ from: `/${name}/`, to: pathOf(site, page.name), page }];
    }),
  );
}

/**
 * `_redirects` for Netlify and Cloudflare. There is a document at each old address, too. Netlify prefers that to a rule
 * without an exclamation mark, and Cloudflare reads no rules with one. Both take the first rule that they can read.
 * https://docs.netlify.com/manage/routing/redirects/rewrites-proxies/#shadowing
 * https://developers.cloudflare.com/pages/configuration/redirects/
 * @param base the site's path on the host; empty for the root
 */
export function redirectsFile(redirects: readonly Redirect[], base: string): string {
  const lines = redirects.flatMap(({ from, to }) =>
    ["301!", "301"].map((status) => `${base}${from} ${base}${to} ${status}\n`),
  );
  return `# The lines with an exclamation mark are for Netlify. Cloudflare skips them and takes the others.\n${lines.join("")}`;
}

/**
 * Lines of `_redirects` that keep a host's own files from visitors. Netlify answers as for a missing page; Cloudflare can
 * only redirect, to the home page.
 * @param base as above
 */
export function hiddenFiles(names: readonly string[], base: string): string {
  return names
    .flatMap((name) => [
      `${base}/${name} ${base}/404.html 404!\n`,
      `${base}/${name} ${base}/ 302\n`,
    ])
    .join("");
}

/** A document at the old address, for hosts that read no rules, such as GitHub Pages. */
export function redirectDocument({ to, page }: Redirect, { language, url }: Site): string {
  const title = escapeXml(page.title);
  const address = escapeXml(new URL(`.${to}`, url).href);
  const relative = escapeXml(`..${to}`);
  return `<!doctype html><html ${languageAttributes(page.language ?? language)}><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><title>${title}</title><link rel="canonical" href="${address}"><meta http-equiv="refresh" content="0; url=${relative}"></head><body><a href="${relative}">${title}</a></body></html>`;
}
