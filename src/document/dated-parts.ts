// Lists everything on a site that may be shown for a time only.
import type { Block, Site } from "../content/model/site.ts";
import { datedLists } from "../content/schema/dated-lists.ts";
import type { Dated } from "../runtime/is-current.ts";

/** The notice, links in the menu and the footer, and the items of all blocks. */
export function datedParts({ notice, navigation, footer, pages }: Site): Dated[] {
  return [
    ...(notice ? [notice] : []),
    ...navigation,
    ...footer.links.items,
    ...footer.legal,
    ...pages.flatMap(({ blocks }) =>
      blocks.flatMap((block) => datedListsOf(block).flatMap(([, items]) => items)),
    ),
  ];
}

/** The lists of a block whose items may have a first and a last day, by their field. */
export function datedListsOf(block: Block): [field: string, items: readonly Dated[]][] {
  return (fieldsByType.get(block.type) ?? []).flatMap((field): [string, readonly Dated[]][] => {
    // Cast: by its schema, the field has such items, unless it is left out.
    const items = (block as unknown as Partial<Record<string, readonly Dated[]>>)[field];
    return items ? [[field, items]] : [];
  });
}

const fieldsByType = new Map<string, string[]>(
  datedLists.map(([type, lists]) => [type, lists.map((path) => String(path[0]))]),
);
