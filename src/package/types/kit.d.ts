// The types of `site-from-json/kit`: what views of a site's own blocks are made of. Within a major version, it is only
// added to.
import type { JSX } from "site-from-json/jsx-runtime";

/** The site's own types of block. `start` and `check` add each of them, in `.site/blocks.d.ts`. */
export interface Blocks {}

/** The props of the view of a block. */
export interface BlockProps<Type extends keyof Blocks> {
  /** As its schema has it, but compiled: formatted texts are trees, and buttons have addresses. */
  block: Blocks[Type];
  site: Site;
  /** The page that the block is on. */
  page: PageName;
  /** The block's language, such as `en-US`. */
  language: string;
}

export interface Site {
  name: string;
  language: string;
  /** Such as `Europe/Berlin`, if the site has one. */
  timeZone: string | undefined;
  /** The facts in site.json, by name. */
  facts: Readonly<Record<string, string>>;
}

declare const isPageName: unique symbol;
/** The name of a page: its file without `.json`. */
export type PageName = string & { readonly [isPageName]: true };

declare const isRichText: unique symbol;
/** A formatted text, for `RichText`. */
export type RichText = { readonly [isRichText]: true };

declare const isIcon: unique symbol;
/** An icon's shapes, for `IconShapes`. */
export type Icon = { readonly [isIcon]: true };

/** A button or link, for `ActionButton`. */
export interface Action {
  label: string;
  /** The page that it goes to, and the id of a block there; or an address. */
  page?: PageName;
  section?: string;
  href?: string;
}

/** A picture, for `PictureView`. */
export interface Picture {
  src: string;
  alt: string;
  /** In pixels. */
  width: number;
  height: number;
}

/** A logo, its size in pixels. */
export interface Logo {
  src: string;
  alt?: string;
  width: number;
  height: number;
}

/** What may have a first and a last day. */
interface Dated {
  from?: string | undefined;
  until?: string | undefined;
}

/** The frame of a block: heading and text, and the content beside or below them. */
export declare function Section(props: {
  block: { id?: string; heading?: string; text?: RichText; language?: string };
  /** Whether the content is beside the heading, or below it over the whole width. */
  layout?: "beside" | "below";
  className?: string;
  /** More content below the heading, for example a picture. */
  aside?: JSX.Node;
  /** The items in it that may have a first and a last day: it is hidden until the first of them is shown. */
  items?: readonly Dated[];
  children: JSX.Node;
}): JSX.Element;

/** The heading of an item. @param props.below the block's heading, which decides its level */
export declare function ItemHeading(props: {
  below: string | undefined;
  children: string | undefined;
}): JSX.Element | null;

/** A formatted text. */
export declare const RichText: (props: { text: RichText }) => JSX.Element[];

/** A button: at most one `primary` on a screen, `text` inside an item. */
export declare function ActionButton(props: {
  action: Action;
  kind: "primary" | "secondary" | "text";
}): JSX.Element;

/** A link to a page of the site, or to a block on it. */
export declare function PageLink(props: {
  page: PageName;
  section?: string | undefined;
  className?: string | undefined;
  children: JSX.Node;
}): JSX.Element;

/** An icon in the color of the text beside it. */
export declare function IconShapes(props: { icon: Icon }): JSX.Element;

/** A picture, in the sizes that the build has made of it. */
export declare function PictureView(props: {
  picture: Picture;
  /** How wide it is shown, as in HTML's `sizes`: `(min-width: 40rem) 24rem, 100vw`. */
  sizes: string;
  /** true if it must not be cut to the site's ratio, such as a portrait. */
  whole?: boolean;
}): JSX.Element;

/** The attributes of what is shown for a time only, with its class: `<li {...dated(item, "name", site)}>`. */
export declare function dated(
  item: Dated,
  className: string | undefined,
  site: Pick<Site, "timeZone">,
): { className: string | undefined; hidden?: boolean };
