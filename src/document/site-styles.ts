// The stylesheet of one site: what it shows, and no token by name.
import type { Site } from "../content/model/site.ts";
import { renderSite } from "../site/render.tsx";
import type { Bundle } from "./bundle.ts";
import { withPhysicalNames } from "./physical.ts";
import { inlineTokens } from "./tokens.ts";
import { classesIn, usedStyles } from "./used-styles.ts";

/**
 * @param others what is shown beside the site's own pages, as HTML
 */
export function siteStyles(
  site: Site,
  { css, islandWords }: Bundle,
  others: readonly string[] = [],
): string {
  // A document of one page also has what is shown where another can't be fetched.
  const documents = [site.pages, site.pages.slice(0, 1)];
  const shown = [...documents.map((pages) => renderSite(site, undefined, pages).body), ...others];
  const hasIsland = shown.some((html) => html.includes(" data-island="));
  const classes = [...shown.flatMap(classesIn), ...(hasIsland ? islandWords : [])];
  // With the tokens' values in place, more of it can be minified.
  return usedStyles(withPhysicalNames(inlineTokens(css)), new Set(classes));
}
