// The strings in content that stand for something else, and the types they are compiled to.

declare const kind: unique symbol;
type Notation<K extends string> = string & { readonly [kind]: K };

/** Markdown, before facts are filled in. */
export type Markdown = Notation<"markdown">;
/** The name of an icon in the icon set. */
export type IconName = Notation<"icon">;
/** The name of a page: its file without `.json`. */
export type PageName = Notation<"page">;
/** A page's name; for a section of it, with `#` and the id of a block. */
export type LinkedPage = Notation<"linkedPage">;
/** `https:`, `mailto:` or `tel:`, checked by `readAddress`. */
export type LinkAddress = Notation<"address">;
/** `https://…` or `media/…`, checked by `readPictureAddress`. */
export type PictureAddress = Notation<"picture">;
/** `media/…` in content; the file's path on the site once compiled. */
export type MediaFile = Notation<"media">;

/** Exactly one of these fields. */
type OneOf<T> = {
  [Key in keyof T]: Pick<T, Key> & { [Other in Exclude<keyof T, Key>]?: never };
}[keyof T];

type Labelled = {
  label: string;
  hidden?: boolean;
  /** The first day that visitors see it; only links in the menu and the footer have one. */
  from?: string;
  /** The last day that visitors see it. */
  until?: string;
};

/** A button or link: to a page of the site, an address, a file in media or a street address on a map. */
export type Action = Labelled &
  OneOf<{ page: LinkedPage; href: LinkAddress; file: MediaFile; map: string }>;

/** The compiled form, where files and maps are addresses too. */
export type CompiledAction = Labelled &
  (
    | { page: PageName; /** The id of a block on it. */ section?: string; href?: never }
    | { href: LinkAddress; page?: never; section?: never }
  );

/** A safe tree: everything in it can be shown, and nothing in it is HTML. */
export type RichText = RichBlock[];
export type RichBlock =
  | { type: "paragraph"; children: RichInline[] }
  | {
      type: "list";
      ordered: boolean;
      /** Of a numbered list, if not 1. */ start?: number;
      items: RichText[];
    };
export type RichInline =
  | string
  | { type: "strong" | "emphasis" | "isolate"; children: RichInline[] }
  | { type: "break" }
  | { type: "link"; href: string; children: RichInline[] }
  | { type: "pageLink"; page: PageName; section?: string; children: RichInline[] };

/** The shapes inside an icon's 24 by 24 square: SVG element names with their attributes. */
export type Icon = readonly (readonly [
  tag: string,
  attributes: Readonly<Record<string, string>>,
])[];

/** Where a picture is loaded from, in one size or several, and its size in pixels. */
interface PictureFile {
  src: string;
  srcSet?: string;
  /** The same sizes in WebP, for browsers that support it. */
  webpSrcSet?: string;
  /** The same sizes in AVIF, if the file is an AVIF. */
  avifSrcSet?: string;
  width: number;
  height: number;
}

/** A picture ready to show; `srcSet` if its host or the build can resize it. */
export interface Picture extends PictureFile {
  alt: string;
  /** The part around its focus point, for where pictures have the site's ratio; if undefined, they show its middle. */
  framed?: PictureFile | undefined;
}

/** A logo's file, its size in pixels. */
export interface LogoFile {
  src: string;
  width: number;
  height: number;
}

/** A logo ready to show. */
export interface Logo extends LogoFile {
  /** The words in the logo; none for an icon-only logo. */
  alt?: string;
  /** For where the site is dark. */
  dark?: LogoFile;
}

/** The type of compiled content: the same shape, with notations resolved and hidden parts removed. */
export type Compiled<T> = T extends Markdown
  ? RichText
  : T extends IconName
    ? Icon
    : T extends { src: PictureAddress }
      ? Picture
      : T extends Action
        ? CompiledAction
        : T extends { src: MediaFile }
          ? Logo
          : T extends string | number | boolean | undefined
            ? T
            : T extends readonly (infer Item)[]
              ? Compiled<Item>[]
              : { [Key in keyof T]: Compiled<T[Key]> };
