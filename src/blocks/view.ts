// What every block view takes, so that the registry can hold them side by side.
import type { ComponentType } from "react";
import type { PageName } from "../content/model/notations.ts";
import type { BlockOf, BlockType, Site } from "../content/model/site.ts";

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>;
  site: Site;
  /** The page that the block stands on. */
  page: PageName;
}

export type BlockViews = { [Type in BlockType]: ComponentType<BlockProps<Type>> };
