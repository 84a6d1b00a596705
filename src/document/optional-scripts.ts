// Lists the scripts that only some sites need, so that visitors of all others don't download them.
import type { Site } from "../content/model/site.ts";
import { engineAddresses } from "../engine/engine-addresses.ts";
import { usesOf, type BlockUses } from "../site/block-uses.ts";
import { hasPictures } from "../site/has-pictures.ts";
import { datedParts } from "./dated-parts.ts";
import type { RuntimeParts } from "./runtime-entry.ts";

/** True if anything on the site is shown for a time only. */
function hasDated(site: Site): boolean {
  const isDated = datedParts(site).some(({ from, until }) => (from ?? until) !== undefined);
  return isDated || (showsHours(site) && site.openingHours?.exceptions !== undefined);
}

/** True if a page shows the opening hours in site.json; search engines get them in any case. */
const showsHours = (site: Site): boolean =>
  site.openingHours !== undefined && hasBlock(site, ({ showsHours: does }) => does);

const hasGallery = (site: Site): boolean => hasBlock(site, ({ hasGallery: does }) => does);

const hasBlock = (site: Site, isIt: (uses: BlockUses) => boolean | undefined): boolean =>
  site.pages.some(({ blocks }) => blocks.some((block) => isIt(usesOf(block, site))));

/** True if a link in compiled content goes to a section of a page. */
function hasSectionLink(content: unknown): boolean {
  if (typeof content !== "object" || content === null) return false;
  return "section" in content || Object.values(content).some(hasSectionLink);
}

/** Each script's source, and which sites it is for. The gallery's comes after the one that hides what isn't shown yet. */
const scripts: readonly (readonly [source: string, isFor: (site: Site) => boolean])[] = [
  [engineAddresses.openNow, (site) => site.timeZone !== undefined && showsHours(site)],
  [engineAddresses.dated, hasDated],
  [engineAddresses.gallery, hasGallery],
  [engineAddresses.sections, hasSectionLink],
  [engineAddresses.languageLinks, ({ addresses, siblings }) => addresses && siblings.length > 0],
];

/** The sources of all of them, in the order in which a document has them. */
export const allOptionalScripts: readonly string[] = scripts.map(([source]) => source);

/** What else the runtime has to do on this site. */
export const runtimeParts = (site: Site): RuntimeParts => ({
  hasIslands: hasBlock(site, ({ isIsland }) => isIsland),
  hasPictures: hasPictures(site),
});

/** The sources of the scripts that this site needs besides the runtime. */
export function optionalScripts(site: Site): string[] {
  return scripts.filter(([, isFor]) => isFor(site)).map(([source]) => source);
}
