// Lists everything on a site that may be shown for a time only.
import type { Block, Site } from "../content/model/site.ts";
import type { Dated } from "../runtime/is-current.ts";

/** The notice, links in the menu and the footer, and the items of all blocks. */
export function datedParts({ notice, navigation, footer, pages }: Site): Dated[] {
  return [
    ...(notice ? [notice] : []),
    ...navigation,
    ...footer.links.items,
    ...footer.legal,
    ...pages.flatMap(({ blocks }) => blocks.flatMap(itemsOf)),
  ];
}

/** The items of a block that may have a first and a last day. */
function itemsOf(block: Block): readonly Dated[] {
  switch (block.type) {
    case "cardGrid":
      return block.cards;
    case "list":
      return block.items;
    case "steps":
      return block.steps;
    default:
      return [];
  }
}
