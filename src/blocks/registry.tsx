// Maps each block type to its view. A type without a view doesn't compile.
import type { ComponentType, ReactElement } from "react";
import type { BlockType, Site } from "../content/model/site.ts";
import { CardGrid } from "./CardGrid.tsx";
import { ContactInfo } from "./ContactInfo.tsx";
import { Form } from "./Form.tsx";
import { Hero } from "./Hero.tsx";
import { List } from "./List.tsx";
import { memoView } from "./memo-view.ts";
import type { OwnProps } from "./own/kit.tsx";
import { Steps } from "./Steps.tsx";
import {
  siteFieldsOfBlocks,
  siteFieldsOfForms,
  type AnyBlockProps,
  type BlockViews,
} from "./view.ts";

const blockViews: BlockViews = {
  hero: memoView(Hero, siteFieldsOfBlocks),
  cardGrid: memoView(CardGrid, siteFieldsOfBlocks),
  steps: memoView(Steps, siteFieldsOfBlocks),
  list: memoView(List, siteFieldsOfBlocks),
  contactInfo: memoView(ContactInfo, siteFieldsOfBlocks),
  form: memoView(Form, siteFieldsOfForms),
};

type Own = Pick<Site, "ownBlocks">;

/** False if there is no block of this type, which can happen while content is edited. */
export function hasView({ type }: { type: string }, { ownBlocks }: Own): boolean {
  return Object.hasOwn(blockViews, type) || Object.hasOwn(ownBlocks?.views ?? {}, type);
}

/** Shows a block with the view for its type: the site's own, if it has one with this name. */
export function BlockView(props: AnyBlockProps<BlockType>): ReactElement {
  const { block, site, page, language } = props;
  const views = site.ownBlocks?.views ?? {};
  if (Object.hasOwn(views, block.type)) {
    // Cast: the module of a site's own blocks exports components with these props.
    const OwnView = views[block.type] as ComponentType<OwnProps>;
    const { name, language: ofSite, timeZone, facts } = site;
    const shown = { name, language: ofSite, timeZone, facts };
    return <OwnView block={block} site={shown} page={page} language={language} />;
  }
  // Cast: TypeScript can't know that the view for a block's type accepts that block.
  const View = blockViews[block.type] as ComponentType<AnyBlockProps<BlockType>>;
  return <View {...props} />;
}
