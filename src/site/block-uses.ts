// What a site does with a block besides drawing it. A type without a row here doesn't compile.
import type { Block, BlockOf, BlockType, Site } from "../content/model/site.ts";

export interface BlockUses {
  /** True if it shows the opening hours in site.json, which a script says “open now” beside. */
  showsHours?: boolean;
  /** True if its pictures open large, for which there is a script. */
  hasGallery?: boolean;
  /** True if it comes to life in the visitor's browser. */
  isIsland?: boolean;
  /** The items that belong in the feed of the site's news. */
  news?: BlockOf<"list">["items"];
  /** The items that are over after their last day. */
  events?: BlockOf<"list">["items"];
}

const none = (): BlockUses => ({});

const uses: { [Type in BlockType]: (block: BlockOf<Type>) => BlockUses } = {
  hero: none,
  cardGrid: none,
  steps: none,
  list: ({ layout, items }) => ({
    hasGallery: layout === "gallery",
    ...(layout === "news" && { news: items }),
    ...(layout === "events" && { events: items }),
  }),
  contactInfo: ({ hours }) => ({ showsHours: hours !== undefined && !hours.rows }),
  form: () => ({ isIsland: true }),
};

/** @returns nothing for a site's own type of block, whatever its name is */
export function usesOf(block: Block, { ownBlocks }: Pick<Site, "ownBlocks">): BlockUses {
  const isOwn = Object.hasOwn(ownBlocks?.views ?? {}, block.type);
  if (isOwn || !Object.hasOwn(uses, block.type)) return {};
  // Cast: TypeScript can't know that the row for a block's type accepts that block.
  return (uses[block.type] as (block: Block) => BlockUses)(block);
}
