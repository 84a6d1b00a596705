// Maps each block type to its view. A type without a view doesn't compile.
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

/** False if there is no block of this type, which can happen while content is edited. */
export function hasView({ type }: { type: string }): boolean {
  return Object.hasOwn(blockViews, type);
}

/** Shows a block with the view for its type. */
export function BlockView(props: BlockProps<BlockType>): ReactElement {
  // Cast: TypeScript can't know that the view for a block's type accepts that block.
  const View = blockViews[props.block.type] as ComponentType<BlockProps<BlockType>>;
  return <View {...props} />;
}
