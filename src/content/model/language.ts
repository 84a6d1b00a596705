// Which language a block is in.
import type { Block, Page, Site } from "./site.ts";

/** Its own, or its page's, or the site's. */
export function languageOf(
  block: Pick<Block, "language">,
  page: Pick<Page, "language">,
  site: Pick<Site, "language">,
): string {
  return block.language ?? page.language ?? site.language;
}
