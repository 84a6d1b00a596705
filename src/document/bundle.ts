// Fills what all sites have in common with what is a site's own: its look, and the scripts that it needs.
import { engineAddresses } from "../engine/engine-addresses.ts";
import type { Site } from "../content/model/site.ts";
import { prebuild, prebuildRuntime, type Prebuilt } from "./prebuild.ts";
import { withShortTokens } from "./short-names.ts";
import { themedIslands } from "./themed-islands.ts";
import { lookRule, ownStyles, withoutTokens, type Looks } from "./tokens.ts";

/** The entry for a document with all pages, and the entry for a site with several documents. */
type Runtimes = Record<"ofOne" | "ofMany", string>;

export interface Bundle extends Omit<Prebuilt, "styles" | "tokens" | "islandStyles"> {
  /** Minified, with its tokens still as custom properties, some with short names. */
  css: string;
  runtimes: Runtimes;
  /** Every class and token that code may use, among other words. */
  codeNames: ReadonlySet<string>;
}

/** With a font of the site's own, fonts of visitors' devices that are made to fit it, until it has arrived. */
const ownHeadings = {
  serif: {
    "--font-heading": '"Heading Font","Own Georgia","Own Noto","Own Times",Georgia,serif',
  },
  sans: { "--font-heading": '"Heading Font","Own Arial",var(--font-text)' },
};

/** @param scripts the addresses of what only some sites run, see `optionalScripts` */
export async function bundle(
  site: Looks & Pick<Site, "darkPalette"> & Partial<Pick<Site, "ownBlocks">>,
  scripts: readonly string[] = [],
): Promise<Bundle> {
  const prebuilt = await prebuild();
  const { styles, tokens, islandStyles: _themed, ...others } = prebuilt;
  const { headings, headingFont } = site.look;
  const theme = { ...(headingFont && ownHeadings[headings]), ...site.tokens };
  const ofOne = await prebuildRuntime([engineAddresses.runtime, ...scripts]);
  const ofMany = await prebuildRuntime([engineAddresses.runtimeOfMany, ...scripts]);
  const runtimes: Runtimes = { ofOne: ofOne.code, ofMany: ofMany.code };
  const codeNames = new Set([...prebuilt.islandNames, ...ofOne.names, ...ofMany.names]);
  const rest = withoutTokens(styles, new Set(Object.keys(theme)));
  const css = withShortTokens(
    lookRule({ ...site, tokens: theme }, site.darkPalette) + rest + ownStyles(site),
    tokens,
  );
  return { ...others, ...themedIslands(prebuilt, theme), css, runtimes, codeNames };
}
