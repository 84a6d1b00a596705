// Which language a block is in, and a language without its country.
import type { Block, Page, Site } from "./site.ts";

/** Its own, or its page's, or the site's. */
export function languageOf(
  block: Pick<Block, "language">,
  page: Pick<Page, "language">,
  site: Pick<Site, "language">,
): string {
  return block.language ?? page.language ?? site.language;
}

/** @param one such as `de-AT` @param other such as `de` */
export function isSameLanguage(one: string, other: string): boolean {
  return withoutCountry(one) === withoutCountry(other);
}

/** @param code such as `de-AT` @returns `de` */
export function withoutCountry(code: string): string {
  return code.toLowerCase().split("-")[0] ?? "";
}
