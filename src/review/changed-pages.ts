// Finds the pages that look different to visitors, wherever the change is: a fact may be on all of them.
import type { Page, Site } from "../content/model/site.ts";
import { withoutDrafts } from "../site/without-drafts.ts";

/**
 * The pages of `after` that look different from those of `before`, or all of them if there is no `before`. A change that
 * shows on every page counts as a change of the home page.
 */
export function pagesSeenToChange(before: Site | undefined, after: Site): Page[] {
  const { pages } = withoutDrafts(after);
  if (!before) return pages;
  const earlier = new Map(withoutDrafts(before).pages.map((page) => [page.name, seen(page)]));
  const isFrameNew = frame(withoutDrafts(before)) !== frame(withoutDrafts(after));
  return pages.filter(
    (page) => earlier.get(page.name) !== seen(page) || (isFrameNew && page.name === after.homePage),
  );
}

/** Everything that a page shows, with facts filled in and media identified by content. */
function seen({ formerNames: _redirected, ...page }: Page): string {
  return JSON.stringify(page);
}

/** Everything around a page. */
function frame(site: Site): string {
  const { name, tagline, favicon, navigation, footer, wording } = site;
  const { palette, darkPalette, look, tokens } = site;
  const looks = [palette, darkPalette, look, tokens];
  return JSON.stringify([name, tagline, favicon, navigation, footer, wording, looks]);
}
