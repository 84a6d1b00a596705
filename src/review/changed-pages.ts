// Finds the pages that look different to visitors, wherever the change is: a fact may be on all of them.
import type { Page, Site } from "../content/model/site.ts";
import { usesOf } from "../site/block-uses.ts";
import { withoutDrafts } from "../site/without-drafts.ts";

/**
 * The pages of `after` that look different from those of `before`, or all of them if there is no `before`. A change that
 * shows on every page counts as a change of the home page.
 */
export function pagesSeenToChange(before: Site | undefined, after: Site): Page[] {
  const now = withoutDrafts(after);
  if (!before) return now.pages;
  const was = withoutDrafts(before);
  const earlier = new Map(was.pages.map((page) => [page.name, seen(page, was)]));
  const isFrameNew = frame(was) !== frame(now);
  return now.pages.filter(
    (page) =>
      earlier.get(page.name) !== seen(page, now) || (isFrameNew && page.name === after.homePage),
  );
}

/** Everything that a page shows, with facts filled in and media identified by content. */
function seen({ formerNames: _redirected, ...page }: Page, site: Site): string {
  const { openingHours, timeZone } = site;
  const showsHours = page.blocks.some((block) => usesOf(block, site).showsHours);
  return JSON.stringify([page, ...(showsHours ? [openingHours, timeZone] : [])]);
}

/** What is seen nowhere, or only in pages that show it. */
const isNoFrame = new Set<string>([
  "addresses",
  "datedLists",
  "facts",
  "homePage",
  "mail",
  "openingHours",
  "openingLists",
  "organization",
  "ownBlocks",
  "pages",
  "pictures",
  "repository",
  "securityEmail",
  "sharePicture",
  "timeZone",
  "url",
] satisfies (keyof Site)[]);

/** Everything around a page. */
function frame(site: Site): string {
  return JSON.stringify(Object.entries(site).filter(([field]) => !isNoFrame.has(field)));
}
