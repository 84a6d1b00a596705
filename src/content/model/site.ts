// The compiled site: what views render and what nothing after this phase needs to check again.
import type { Compiled, PageName } from "./notations.ts";
import type * as schema from "./schema.gen.ts";

export type Block = Compiled<schema.Block>;
export type BlockType = Block["type"];
export type BlockOf<Type extends BlockType> = Extract<Block, { type: Type }>;
export type Field = Compiled<schema.Field>;
export type ContactPoint = Compiled<schema.ContactPoint>;
export type Table = Compiled<schema.Table>;

export interface Page {
  name: PageName;
  title: string;
  description: string;
  blocks: Block[];
}

type Complete<T> = T extends string ? T : { [Key in keyof T]-?: Complete<NonNullable<T[Key]>> };

/** All that the site itself says, whether content says it or the defaults of its language. */
export type Wording = Complete<NonNullable<schema.Site["wording"]>>;

type SiteFile = Compiled<Omit<schema.Site, "$schema" | "look" | "mail" | "standIns" | "wording">>;

/** The colours by what they are for, each as `#` and six hexadecimal digits. */
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
}

export interface Site extends SiteFile {
  palette: Palette;
  wording: Wording;
  mail: schema.Site["mail"] & {
    /** Where the mail service answers, without a path; empty means the page's own host. */
    origin: string;
  };
  /** Home first, then as in the navigation, then the rest by name. */
  pages: Page[];
}
