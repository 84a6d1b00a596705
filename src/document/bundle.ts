// Fills what all sites have in common with what is a site's own: its look, and the scripts that it needs.
import { engineAddresses } from "../engine/engine-addresses.ts";
import type { Site } from "../content/model/site.ts";
import { prebuild, prebuildRuntime, type Prebuilt } from "./prebuild.ts";
import { withShortTokens } from "./short-names.ts";
import { lookRule, type Looks } from "./tokens.ts";

/** The entry for a document with all pages, and the entry for a site with several documents. */
type Runtimes = Record<"ofOne" | "ofMany", string>;

export interface Bundle extends Omit<Prebuilt, "styles" | "tokens"> {
  /** Minified, with its tokens still as custom properties, some with short names. */
  css: string;
  runtimes: Runtimes;
  /** Every class and token that code may use, among other words. */
  codeNames: ReadonlySet<string>;
}

/** @param scripts the addresses of what only some sites run, see `optionalScripts` */
export async function bundle(
  site: Looks & Pick<Site, "darkPalette">,
  scripts: readonly string[] = [],
): Promise<Bundle> {
  const { styles, tokens, ...prebuilt } = await prebuild();
  const ofOne = await prebuildRuntime([engineAddresses.runtime, ...scripts]);
  const ofMany = await prebuildRuntime([engineAddresses.runtimeOfMany, ...scripts]);
  const runtimes: Runtimes = { ofOne: ofOne.code, ofMany: ofMany.code };
  const codeNames = new Set([...prebuilt.islandNames, ...ofOne.names, ...ofMany.names]);
  const css = withShortTokens(lookRule(site, site.darkPalette) + styles, tokens);
  return { ...prebuilt, css, runtimes, codeNames };
}
