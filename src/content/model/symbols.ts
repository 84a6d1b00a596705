// What the names in content refer to, and which of them a file uses.
import type { Icon } from "./notations.ts";
import type { Path } from "./path.ts";
import type { Site } from "./schema.gen.ts";

/** A fact's value by name; undefined for a fact that exists but is invalid itself. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** A fact that people also type by hand. */
export type ContactFact = TypedContact | PlaceFact;

/** A fact that people type in different ways, and the form that all of them share. */
export interface TypedContact {
  fact: string;
  value: string;
  kind: "phone" | "email";
  core: string;
}

/** A part of an address. */
export interface PlaceFact {
  fact: string;
  value: string;
  kind: "place";
  /** The field of an address that it is for, such as `street`. */
  field: string;
}

/** Photo host -> the query parameter that asks it for a width. */
export type ResizingHosts = ReadonlyMap<string, string>;

/** Why a picture can't or mustn't be shown. */
type Flaw =
  | { why: "damaged" }
  /** It has several pages, and only the first would be shown. */
  | { why: "layered" }
  /** Opening it would take more memory than a computer may have. */
  | { why: "huge"; width: number; height: number }
  /** The drawing is too large for browsers, and too large to check. */
  | { why: "endless" }
  /** A drawing with active content, and where that begins. */
  | { why: "active"; written: string }
  /** A drawing that isn't UTF-8: browsers may read it differently than the check does. */
  | { why: "encoded"; encoding: string };

/** What reading a file showed: its size in bytes, its kind and, for a picture, its size in pixels. */
export interface Measured {
  bytes: number;
  /** The format that the build converts a photo to, besides WebP, in every size; none if it is served unchanged. */
  format?: "jpg" | "png" | "webp" | undefined;
  flaw?: Flaw | undefined;
  /** True if a drawing has text that needs a font. */
  hasLetters?: boolean;
  /** How a video is encoded, if some browsers can't play that: the code in the file, such as hvc1. */
  unplayable?: string;
  /** True if it has several pictures that are shown one after another: it is served unchanged. */
  moves?: boolean;
  /** True if a photo contains the location where it was taken. */
  hasLocation?: boolean;
  /** The file extension: png, jpg, pdf, … */
  kind?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

/** Recognizes texts that are still those of a sample. */
export interface Samples {
  isSampleText: (text: string) => boolean;
  /** @param language of the text, such as `de`: one other than English */
  isLeftInEnglish: (text: string, language: string) => boolean;
}

/** A site that this one is translated from. */
export interface Original {
  /** Its language, as this site says it. */
  language: string;
  /** The values of its files, by name, of any shape. */
  values: ReadonlyMap<string, unknown>;
  /** Texts that are the same in both languages. */
  same: ReadonlySet<unknown>;
}

export interface SymbolTable {
  samples: Samples;
  /** undefined if the site is no translation, or the original can't be read. */
  original: Original | undefined;
  /** The site's language, as in `lang`; English if site.json doesn't say. */
  language: string;
  /** undefined if site.json can't be read: then no fact is reported as unknown. */
  facts: Facts | undefined;
  contacts: readonly ContactFact[];
  pages: ReadonlySet<string>;
  /** Those of them that visitors don't see. */
  drafts: ReadonlySet<string>;
  /** The sections of each page; none for a page whose blocks can't all be read. */
  sections: ReadonlyMap<string, Sections>;
  icons: Readonly<Record<string, Icon>>;
  /** `media/name.svg` -> its path on the built site. */
  media: ReadonlyMap<string, string>;
  /** What is known about these files. */
  measured: ReadonlyMap<string, Measured>;
  resizingHosts: ResizingHosts;
  /** undefined if site.json can't be read. */
  templates: Site["mail"]["templates"] | undefined;
  /** True if site.json has the company's address, or can't be read. */
  hasAddress: boolean;
  /** True if site.json has opening hours, or can't be read. */
  hasHours: boolean;
  /** True if a page has a gallery. */
  hasGallery: boolean;
}

/** The ids of a page's blocks, each with whether visitors see the block. */
export type Sections = ReadonlyMap<string, boolean>;

/** An id that a page assigns, and where. */
export interface DefinedId {
  id: string;
  path: Path;
}

/** The names that a file's content uses. */
export interface Uses {
  facts: Set<string>;
  media: Set<string>;
  /** The hosts that photos are loaded from. */
  hosts: Set<string>;
  /** Pages that it links to, where visitors can see the link. */
  pages: Set<string>;
  templates: Set<string>;
  icons: Set<string>;
}
