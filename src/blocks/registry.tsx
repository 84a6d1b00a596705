// Which view shows which block: a type of block without a view doesn't compile.
import type { ComponentType, ReactElement } from "react";
import type { BlockType } from "../content/model/site.ts";
import { CardGrid } from "./CardGrid.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import { Form } from "./Form.tsx";
import { Hero } from "./Hero.tsx";
import { List } from "./List.tsx";
import { Steps } from "./Steps.tsx";
import type { BlockProps, BlockViews } from "./view.ts";

const blockViews: BlockViews = {
  hero: Hero,
  cardGrid: CardGrid,
  steps: Steps,
  list: List,
  contactInfo: ContactInfo,
  form: Form,
};

/** False for a block of a type that there isn't, as one may be while content is edited. */
export function hasView({ type }: { type: string }): boolean {
  return Object.hasOwn(blockViews, type);
}

/** Any block, shown by the view of its type. */
export function BlockView(props: BlockProps<BlockType>): ReactElement {
  // TypeScript can't see that the view found under a block's type takes just that block.
  const View = blockViews[props.block.type] as ComponentType<BlockProps<BlockType>>;
  return <View {...props} />;
}
