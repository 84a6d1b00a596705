// The stylesheet of one site: what it shows, and no token by name.
import type { Bundle } from "./bundle.ts";
import { inlineTokens } from "./tokens.ts";
import { classesIn, usedStyles } from "./used-styles.ts";

/** @param shown all that the site's documents show, as HTML */
export function siteStyles({ css, islandWords }: Bundle, shown: readonly string[]): string {
  const hasIsland = shown.some((html) => html.includes(" data-island="));
  const classes = [...shown.flatMap(classesIn), ...(hasIsland ? islandWords : [])];
  // With the tokens' values in place, more of it can be minified.
  return usedStyles(inlineTokens(css), new Set(classes));
}
