// Finds the pages that a save has changed, so that the browser doesn't have to reload everything.
import type { Page, Site } from "../../content/model/site.ts";
import { optionalScripts } from "../../document/optional-scripts.ts";

/**
 * The pages that differ. undefined if more than pages has changed, if they need other scripts or are in another language,
 * or if one of them has a form: a hydrated form can't be replaced.
 */
export function changedPages(before: Site, after: Site): Page[] | undefined {
  if (frameOf(before) !== frameOf(after)) return undefined;
  const changed = after.pages.filter(
    (page, index) => JSON.stringify(page) !== JSON.stringify(before.pages[index]),
  );
  const isStatic = changed.every(({ blocks }) => blocks.every(({ type }) => type !== "form"));
  return isStatic ? changed : undefined;
}

/**
 * What all pages share, their scripts too, the names of the pages, which of them are drafts, their languages, and their
 * numbers of blocks, on which block ids depend.
 */
function frameOf(site: Site): string {
  const { pages, ...frame } = site;
  return JSON.stringify([
    frame,
    pages.map(({ name, draft, language, blocks }) => [name, draft, language, blocks.length]),
    optionalScripts(site),
  ]);
}
