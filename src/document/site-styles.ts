// The stylesheet of one site: only the rules it needs, with tokens replaced by their values.
import type { Bundle } from "./bundle.ts";
import { horizontalStyles } from "./horizontal-styles.ts";
import { orderedStyles } from "./ordered-styles.ts";
import { inlineTokens, tokenValues, withoutTokens } from "./tokens.ts";
import { classesIn, dataIn, usedStyles } from "./used-styles.ts";

/** What only scripts give an element. */
const stateAttributes = ["data-ran", "data-is-open"];

/** The custom properties that a stylesheet gives a value. */
const declaredIn = (css: string): string[] => css.match(/(?<=[{;])--[\w-]+(?=:)/g) ?? [];

/**
 * @param shown everything that the site's documents show, as HTML
 * @param hasIsland whether an island is among it
 */
export function siteStyles(
  { css, islandWords, islandNames }: Bundle,
  shown: readonly string[],
  hasIsland: boolean,
): string {
  // An island's styles are the same for every site, so they use the names of its colors.
  const values = [...tokenValues(css)].filter(([name]) => !(hasIsland && islandNames.has(name)));
  const names = [
    ...shown.flatMap((html) => [...classesIn(html), ...dataIn(html)]),
    ...stateAttributes,
    ...(hasIsland ? islandWords : []),
  ];
  // With the tokens' values inserted, more of it can be minified.
  const used = usedStyles(inlineTokens(css, new Map(values)), new Set(names));
  const unused = declaredIn(used).filter(
    (name) => !used.includes(`var(${name}`) && !(hasIsland && islandNames.has(name)),
  );
  return orderedStyles(horizontalStyles(withoutTokens(used, new Set(unused))));
}
