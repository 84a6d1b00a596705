// Makes the page for addresses that don't exist. Without it, some hosts respond with the home page, and browsers cache it.
import type { Site } from "../content/model/site.ts";
import { escapeXml } from "../content/text/escape-xml.ts";
import { languageAttributes } from "../content/text/writing.ts";

/**
 * Makes a complete document that loads no files, because it may be shown at any path.
 * @param css the site's stylesheet, whose hash the site's policy allows
 */
export function notFound(site: Site, css: string): string {
  const { language, name, homePage, navigation, wording } = site;
  const home = navigation.find(({ page }) => page === homePage)?.label ?? name;
  const title = escapeXml(wording.missingPage);
  return `<!doctype html><html ${languageAttributes(language)}><head><meta charset="utf-8" /><meta name="viewport" content="width=device-width"><meta name="referrer" content="no-referrer"><meta name="robots" content="noindex"><title>${title} | ${escapeXml(name)}</title><style>${css.trim()}</style></head><body><main class="hero opening"><div class="hero-frame"><h1>${title}</h1><div class="actions"><a class="button primary" href="${escapeXml(new URL(site.url).pathname)}">${escapeXml(home)}</a></div></div></main></body></html>`;
}
