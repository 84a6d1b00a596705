// What names in content stand for, and which of them a file uses.
import type { Icon } from "./notations.ts";
import type { Path } from "./path.ts";
import type { Site } from "./schema.gen.ts";

/** A fact's value by its name; undefined for one that is there but wrong itself. */
export type Facts = Readonly<Record<string, string | undefined>>;

/** A fact that people write in several ways, and what all of them have in common. */
export interface ContactFact {
  fact: string;
  value: string;
  kind: "phone" | "email";
  core: string;
}

/** Photo host -> the query parameter that asks it for a width. */
export type ResizingHosts = ReadonlyMap<string, string>;

/** Why a picture can't be shown, or mustn't. */
type Flaw =
  | { why: "damaged" }
  /** Read, it would take more memory than a computer may have. */
  | { why: "huge"; width: number; height: number }
  /** Too much of a drawing for browsers, and to be looked through. */
  | { why: "endless" }
  /** A drawing that does something, and where that begins. */
  | { why: "active"; written: string }
  /** A drawing that isn't in UTF-8: browsers may find another one in it than was looked through. */
  | { why: "encoded"; encoding: string };

/** What was found by looking into a file: its size in bytes, its kind and, for a picture, its size in pixels. */
export interface Measured {
  bytes: number;
  /** The format that the build makes a photo in, beside WebP, in every size; none for what is served as it is. */
  format?: "jpg" | "png" | "webp" | undefined;
  flaw?: Flaw | undefined;
  /** Whether a drawing has letters that need a font. */
  hasLetters?: boolean;
  /** Whether a photo says where it was taken. */
  tellsPlace?: boolean;
  /** As file names end: png, jpg, pdf, … */
  kind?: string | undefined;
  width?: number | undefined;
  height?: number | undefined;
}

export interface SymbolTable {
  /** In which the site is written, as in `lang`; English where site.json can't say. */
  language: string;
  /** undefined when site.json can't say: then no fact is called unknown. */
  facts: Facts | undefined;
  contacts: readonly ContactFact[];
  pages: ReadonlySet<string>;
  icons: Readonly<Record<string, Icon>>;
  /** `media/name.svg` -> where the built site serves it. */
  media: ReadonlyMap<string, string>;
  /** What is known of these files. */
  measured: ReadonlyMap<string, Measured>;
  resizingHosts: ResizingHosts;
  /** undefined when site.json can't say. */
  templates: Site["mail"]["templates"] | undefined;
  /** Whether site.json says where the company is; true when it can't say. */
  hasAddress: boolean;
}

/** An id that a page gives something, and where. */
export interface DefinedId {
  id: string;
  path: Path;
}

/** Which names a file's content uses. */
export interface Uses {
  facts: Set<string>;
  media: Set<string>;
  /** Where photos come from. */
  hosts: Set<string>;
  /** Only where a visitor can see what leads there. */
  pages: Set<string>;
  templates: Set<string>;
}
