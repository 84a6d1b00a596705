// The props of all block views, so that one registry can list them.
import type { ComponentType } from "react";
import type { PageName } from "../content/model/notations.ts";
import type { BlockOf, BlockType, Site } from "../content/model/site.ts";

/** What views read of a site: when anything else of it changes, they aren't drawn again. */
export const siteFieldsOfBlocks = [
  "homePage",
  "language",
  "name",
  "openingHours",
  "timeZone",
  "wording",
] as const satisfies (keyof Site)[];

export type SiteOfBlocks = Pick<Site, (typeof siteFieldsOfBlocks)[number]>;

export interface BlockProps<Type extends BlockType> {
  block: BlockOf<Type>;
  site: SiteOfBlocks;
  /** The page that the block is on. */
  page: PageName;
  /** The block's language, which may be its own, its page's or the site's. */
  language: string;
}

/** What forms read of a site. */
export const siteFieldsOfForms = [
  ...siteFieldsOfBlocks,
  "addresses",
  "footer",
  "mail",
] as const satisfies (keyof Site)[];

export interface FormBlockProps extends BlockProps<"form"> {
  site: Pick<Site, (typeof siteFieldsOfForms)[number]>;
}

/** `BlockProps` with the whole site, which `BlockView` passes to every view. */
export interface AnyBlockProps<Type extends BlockType> extends Omit<BlockProps<Type>, "site"> {
  site: Site;
}

export type BlockViews = { [Type in BlockType]: ComponentType<AnyBlockProps<Type>> };
