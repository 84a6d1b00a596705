// Which pages a save has changed, so that the dev server needn't load everything anew.
import type { Page, Site } from "../../content/model/site.ts";

/**
 * The pages that differ; undefined where more than pages does, or where one holds a form: what was brought
 * to life can't be replaced.
 */
export function changedPages(before: Site, after: Site): Page[] | undefined {
  if (frameOf(before) !== frameOf(after)) return undefined;
  const changed = after.pages.filter(
    (page, index) => JSON.stringify(page) !== JSON.stringify(before.pages[index]),
  );
  const isStatic = changed.every(({ blocks }) => blocks.every(({ type }) => type !== "form"));
  return isStatic ? changed : undefined;
}

/** All that stands around the pages, which pages there are, and how many blocks, which are counted through. */
function frameOf({ pages, ...frame }: Site): string {
  return JSON.stringify([frame, pages.map(({ name, blocks }) => [name, blocks.length])]);
}
