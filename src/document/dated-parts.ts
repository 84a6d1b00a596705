// Lists everything on a site that may be shown for a time only.
import { isFields, valueAt } from "../content/model/json.ts";
import type { Path } from "../content/model/path.ts";
import type { Block, Site } from "../content/model/site.ts";
import { lastDayShown } from "../content/text/event-days.ts";
import { usesOf } from "../site/block-uses.ts";
import type { Dated } from "../runtime/is-current.ts";

/** The notice, links in the menu and the footer, and the items of all blocks. */
export function datedParts(site: Site): Dated[] {
  const { notice, navigation, footer, pages } = site;
  return [
    ...(notice ? [notice] : []),
    ...navigation,
    ...footer.links.items,
    ...footer.legal,
    ...pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => datedListsOf(block, site).flatMap(([, items]) => items)),
    ),
  ];
}

/**
 * The lists of a block whose items may have a first and a last day, by their path in the block. The last day of an
 * event is its own.
 */
export function datedListsOf(
  block: Block,
  site: Pick<Site, "datedLists" | "ownBlocks">,
): [path: Path, items: readonly Dated[]][] {
  const { events } = usesOf(block, site);
  if (events) return [[["items"], events.map((item) => ({ ...item, until: lastDayShown(item) }))]];
  return (site.datedLists[block.type] ?? []).flatMap((path): [Path, readonly Dated[]][] => {
    const items = valueAt(block, path);
    // Cast: by its schema, the list has such items.
    return Array.isArray(items) ? [[path, items as readonly Dated[]]] : [];
  });
}

/** The same block with other items in such a list. */
export function withItems(block: Block, path: Path, items: readonly Dated[]): Block {
  // Cast: only the number of items differs.
  return withValue(block, path, items) as Block;
}

function withValue(owner: unknown, [field, ...path]: Path, value: unknown): unknown {
  if (field === undefined || !isFields(owner)) return value;
  return { ...owner, [field]: withValue(owner[field], path, value) };
}
