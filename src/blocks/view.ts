// The props of all block views, so that one registry can list them.
import type { ComponentType } from "react";
import type { PageName } from "../content/model/notations.ts";
import type { BlockOf, BlockType, Site } from "../content/model/site.ts";

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>;
  site: Site;
  /** The page that the block is on. */
  page: PageName;
  /** The block's language, which may be its own, its page's or the site's. */
  language: string;
}

export type BlockViews = { [Type in BlockType]: ComponentType<BlockProps<Type>> };
