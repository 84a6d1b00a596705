// The compiled site: what views render, with nothing left to check.
import type { Compiled, PageName } from "./notations.ts";
import type { Path } from "./path.ts";
import type * as schema from "./schema.gen.ts";

export type Block = Compiled<schema.Block>;
export type BlockType = Block["type"];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
export type Field = Compiled<schema.Field>;
export type ContactPoint = Compiled<schema.ContactPoint>;
export type Table = Compiled<schema.Table>;
export type Video = Compiled<schema.Video>;

export interface Page {
  name: PageName;
  title: string;
  description: string;
  /** Shown beside links to it, in place of the site's. */
  sharePicture?: NonNullable<SiteFile["sharePicture"]>;
  /** True if visitors don't see it: `withoutDrafts` leaves it out. */
  draft?: boolean;
  /** Where the page has an address, those that redirect to it. */
  formerNames?: readonly string[];
  /** If it isn't the site's. */
  language?: string;
  blocks: Block[];
}

type Complete<T> = T extends string ? T : { [Key in keyof T]-?: Complete<NonNullable<T[Key]>> };

/** All built-in text, from content or from the language's defaults. */
export type Wording = Complete<NonNullable<schema.Site["wording"]>>;

/** What views don't get from site.json as it is written there. */
type NotShown =
  "$schema" | "look" | "mail" | "repository" | "repositorySettings" | "standIns" | "wording";

type SiteFile = Compiled<Omit<schema.Site, NotShown>>;

/** The colors by purpose, each as `#` and six hexadecimal digits. */
export interface Palette {
  paper: string;
  tint: string;
  tintStrong: string;
  line: string;
  lineStrong: string;
  ink: string;
  inkSoft: string;
  accent: string;
  accentStrong: string;
  signal: string;
  /** The band that closes a page, and what is written on it. */
  band: string;
  onBand: string;
  /** Behind logos and drawings, which may be transparent and are made for paper. */
  plate: string;
}

/** How a site looks beyond its colors, as site.json says. */
export type Look = Required<
  Pick<NonNullable<schema.Site["look"]>, "corners" | "spacing" | "headings" | "header">
> & {
  /** The address of the site's own font for headings; without one, they have a typeface of ours. */
  headingFont?: string | undefined;
};

/** Where the editor on the web stores content. */
export interface Repository {
  /** What kind of Git host has it. */
  host: "github";
  /** Such as `owner/name`. */
  name: string;
  /** The branch that is published. */
  branch: string;
  /** The address of the host's REST API, without a slash at its end. */
  api: string;
  /** Signing in at the host instead of with a token: OAuth with PKCE, for hosts that offer it to pages. */
  signIn: { authorize: string; token: string; clientId: string } | undefined;
}

/** How a site's own types of block look: what `blocks/` has beside their schemas. */
export interface OwnBlocks {
  /** Changes with everything in `blocks/`. */
  version: string;
  /** Their styles, minified. */
  css: string;
  /** By type of block. Only what draws a page knows what a view is. */
  views: Readonly<Record<string, unknown>>;
}

/** A list whose items can be job openings. */
export interface OpeningList {
  /** Its path in the block. */
  path: Path;
  /** The field that makes an item one. */
  field: string;
}

/** The same site in another language. */
export interface Sibling {
  language: string;
  url: string;
  /** Where its content is, from this site's content folder; undefined if no content is there. */
  folder: string | undefined;
  /** The names of its pages that have addresses like those of this site's pages, if its content is known. */
  pages: readonly string[] | undefined;
}

export interface Site extends Omit<SiteFile, "siblings"> {
  siblings: readonly Sibling[];
  /** Whether each page has a document and an address of its own, however small the site is. */
  addresses: boolean;
  palette: Palette;
  /** For visitors whose device is set to dark; undefined if the site refuses. */
  darkPalette: Palette | undefined;
  look: Look;
  /** What theme.css sets besides colors, by the names of the tokens. */
  tokens: Readonly<Record<string, string>>;
  wording: Wording;
  mail: schema.Site["mail"];
  /** undefined if the site can't be edited on the web. */
  repository: Repository | undefined;
  /** By type of block, where in it are lists whose items may have a first and a last day. */
  datedLists: Readonly<Record<string, readonly Path[]>>;
  /** By type of block, the lists whose items can be job openings. */
  openingLists: Readonly<Record<string, readonly OpeningList[]>>;
  /** undefined if it has no types of block of its own. */
  ownBlocks: OwnBlocks | undefined;
  /** The home page first, then the navigation's order, then the rest by name. */
  pages: Page[];
}
