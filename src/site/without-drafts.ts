// The site as visitors get it: without draft pages, and without links to them in the menu and the footer.
import type { PageName } from "../content/model/notations.ts";
import type { Site } from "../content/model/site.ts";

/**
 * Every other link to a draft is an error, except on drafts.
 * @param except a page that stays although it is a draft, because its author is previewing it
 */
export function withoutDrafts(site: Site, except?: string): Site {
  const isLeftOut = (page: Site["pages"][number]) => page.draft === true && page.name !== except;
  const drafts = new Set(site.pages.filter(isLeftOut).map(({ name }) => name));
  if (drafts.size === 0) return site;
  const shown = <Link extends { page?: PageName }>(links: readonly Link[]): Link[] =>
    links.filter(({ page }) => page === undefined || !drafts.has(page));
  const { footer } = site;
  return {
    ...site,
    pages: site.pages.filter(({ name }) => !drafts.has(name)),
    navigation: shown(site.navigation),
    footer: {
      ...footer,
      links: { ...footer.links, items: shown(footer.links.items) },
      legal: shown(footer.legal),
    },
  };
}
