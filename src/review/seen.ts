// Which pages a visitor would see differently, wherever the change stands: a fact may be on all of them.
import type { Page, Site } from "../content/model/site.ts";

/**
 * The pages of `after` that look different from those of `before`, all of them where there is none. What stands on every
 * page counts as a change of the home page.
 */
export function pagesSeenToChange(before: Site | undefined, after: Site): Page[] {
  if (!before) return after.pages;
  const earlier = new Map(before.pages.map((page) => [page.name, seen(page)]));
  const isFrameNew = frame(before) !== frame(after);
  return after.pages.filter(
    (page) => earlier.get(page.name) !== seen(page) || (isFrameNew && page.name === after.homePage),
  );
}

/** All that a page shows, facts filled in and media by what is in them. */
function seen(page: Page): string {
  return JSON.stringify(page);
}

/** All that is around a page. */
function frame({ name, tagline, favicon, navigation, footer, wording }: Site): string {
  return JSON.stringify([name, tagline, favicon, navigation, footer, wording]);
}
