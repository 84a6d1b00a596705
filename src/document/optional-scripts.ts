// Lists the scripts that only some sites need, so that visitors of all others don't download them.
import type { Site } from "../content/model/site.ts";
import type { Dated } from "../runtime/is-current.ts";
import { datedIn } from "./as-of.ts";

/** True if anything on the site is shown for a time only. */
function hasDated({ notice, openingHours, pages }: Site): boolean {
  const isDated = ({ from, until }: Dated) => from !== undefined || until !== undefined;
  const inBlocks = pages.some(({ blocks }) => blocks.some((block) => datedIn(block).some(isDated)));
  return (
    inBlocks || openingHours?.exceptions !== undefined || (notice !== undefined && isDated(notice))
  );
}

/** Each script's source, and which sites it is for. */
const scripts: readonly (readonly [source: string, isFor: (site: Site) => boolean])[] = [
  [
    "/src/runtime/open-now.ts",
    ({ openingHours, timeZone }) => openingHours !== undefined && timeZone !== undefined,
  ],
  ["/src/runtime/dated.ts", hasDated],
  [
    "/src/runtime/gallery.ts",
    ({ pages }) =>
      pages.some(({ blocks }) =>
        blocks.some((block) => block.type === "list" && block.layout === "gallery"),
      ),
  ],
];

/** The sources of the scripts that this site needs besides the runtime. */
export function optionalScripts(site: Site): string[] {
  return scripts.filter(([, isFor]) => isFor(site)).map(([source]) => source);
}
