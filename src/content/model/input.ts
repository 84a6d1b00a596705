// The compiler's input: the content folder as text, and what is known about the other files in it.
import type { Icon } from "./notations.ts";
import type { Measured } from "./symbols.ts";
import type { Theme } from "./theme.ts";

/** Why an existing file or folder can't be read. */
export type Unreadable =
  | { why: "forbidden" | "no file" | "link to nowhere" | "link in a circle" }
  | { why: "link in git" | "in LFS" }
  | { why: "too large"; bytes: number; most: number }
  | { why: "other"; reason: string };

/**
 * The encoding of a file that isn't UTF-8. UTF-16 is certain. Windows-1252 is assumed for everything else, and for
 * the stray bytes of a file that is otherwise UTF-8: `strays` are the positions of their characters in the text.
 */
export type Encoding = "UTF-16" | "Windows-1252" | { strays: readonly number[] };

export type Icons = Readonly<Record<string, Icon>>;

export interface ContentInput {
  /** The content folder's name in diagnostics, for example `content`. */
  folder: string;
  /** File name, such as `home.json`, -> its text. */
  files: ReadonlyMap<string, string>;
  /** Other files and folders in the content folder that aren't used, by name; `media/…` for those in media. */
  unusedFiles?: readonly string[];
  /** File name -> the encoding that was detected, for files that aren't UTF-8. */
  encodings?: ReadonlyMap<string, Encoding>;
  /** Files of the folder, `media` and files in it that exist but can't be read; their text is empty. */
  unreadable?: ReadonlyMap<string, Unreadable>;
  /** `media/name.svg` -> its path on the built site. */
  media: ReadonlyMap<string, string>;
  /** What is known about these files; for others, the sizes in content are trusted. */
  measured?: ReadonlyMap<string, Measured>;
  /** The folder of a site in another language, as site.json names it -> its pages; undefined if there is none. */
  siblingPages?: ReadonlyMap<string, SiblingPages | undefined>;
  /** The address of the schemas, relative to the content folder; unknown if left out. */
  schemas?: string;
  /** Every icon by its name. One without shapes exists, but its drawing isn't loaded yet. */
  icons: Icons;
  /** What the site's theme.css sets, if it has one. */
  theme?: Theme | undefined;
}

/** What is known about a site in another language. */
export interface SiblingPages {
  /** The names of all its pages. */
  names: readonly string[];
  /** Of those that visitors don't see. */
  drafts: readonly string[];
  /** Of those that visitors can open at an address that follows from the name; not of its home page. */
  addressed: readonly string[];
  /** Its address, as its own site.json has it; undefined if that isn't known. */
  url?: string | undefined;
  /** The value of each of its files, by name, of any shape; left out if nobody compares their texts. */
  values?: ReadonlyMap<string, unknown>;
}

/** The one content file that isn't a page. */
export const siteFile = "site.json";

/** `media/team.jpg`, as content names it. */
export function isMedia(name: string): boolean {
  return name.startsWith("media/");
}

/** True for a file directly in media, whose name is valid on any operating system. */
export function isMediaName(name: string): boolean {
  return /^media\/[^./\\:\p{Cc}][^/\\:\p{Cc}]*$/u.test(name);
}

/** A page's name: its file's without `.json`. */
export function pageNameOf(file: string): string {
  return file.replace(/\.json$/, "");
}

export function isPageName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}

/** Names that Windows reserves for devices, in any folder and with any extension: it can't store such a file. */
export function isDeviceName(name: string): boolean {
  return /^(con|prn|aux|nul|(com|lpt)\d)$/i.test(name);
}

/** The folders that the built site has anyway. A page with an address has a folder of its own. */
export function isSiteFolder(name: string): boolean {
  return ["assets", "edit", "media"].includes(name);
}

/** Excludes misspellings such as Site.json, which some disks would read as site.json and others wouldn't. */
export function isContentFile(name: string): boolean {
  const isMisnamedSite = name !== siteFile && name.toLowerCase() === siteFile;
  return /^[^.].*\.json$/.test(name) && !isMisnamedSite;
}

/** The largest page in bytes: a hundred times the size of a long page. */
export const mostText = 10_000_000;

/** The largest media file in bytes; hosts don't accept larger ones (docs.github.com: "About large files on GitHub"). */
export const mostMedia = 100_000_000;

/** True if content may be written under this name: directly in its folder, on any operating system. */
export function isContentName(name: string): boolean {
  return /^[^./\\:\p{Cc}][^/\\:\p{Cc}]*\.json$/u.test(name);
}
