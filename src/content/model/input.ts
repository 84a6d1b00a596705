// What the compiler is given: the content folder as text, and what is known of the files beside it.
import type { Icon } from "./notations.ts";
import type { Measured } from "./symbols.ts";

/** Why a file or a folder is there and can't be read. */
export type Unreadable =
  | { why: "forbidden" | "no file" | "link to nowhere" | "link in a circle" }
  | { why: "too large"; bytes: number; most: number }
  | { why: "other"; reason: string };

/**
 * How a file was saved that isn't UTF-8. UTF-16 is certain; Windows-1252 is assumed for anything else, and for the
 * stray bytes of a file that is UTF-8 otherwise: `strays` are the positions of their characters in the text.
 */
export type Encoding = "UTF-16" | "Windows-1252" | { strays: readonly number[] };

export interface ContentInput {
  /** How the content folder is called in diagnostics, for example `content`. */
  folder: string;
  /** File name, such as `home.json`, -> its text. */
  files: ReadonlyMap<string, string>;
  /** Files and folders beside them that no page is read from, by name; `media/…` for those in there. */
  unread?: readonly string[];
  /** File name -> the encoding it was found in, for files that are not UTF-8. */
  encodings?: ReadonlyMap<string, Encoding>;
  /** Files among these, and `media` or files in there, that are there and can't be read; their text is empty. */
  unreadable?: ReadonlyMap<string, Unreadable>;
  /** `media/name.svg` -> where the built site serves that file. */
  media: ReadonlyMap<string, string>;
  /** What is known of these files; of those that aren't listed, what content says is taken for true. */
  measured?: ReadonlyMap<string, Measured>;
  /** Where the schemas are, as an address seen from the content folder; unknown if left out. */
  schemas?: string;
  icons: Readonly<Record<string, Icon>>;
  /** Where the mail service answers, without a path; empty for the page's own host. */
  mailOrigin: string;
}

/** The one file that is no page. */
export const siteFile = "site.json";

/** A page's name: its file's without `.json`. */
export function pageNameOf(file: string): string {
  return file.replace(/\.json$/, "");
}

export function isPageName(name: string): boolean {
  return /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/.test(name);
}

/** Names that Windows keeps for devices, in any folder and with any ending: it can't store such a file. */
export function isDeviceName(name: string): boolean {
  return /^(con|prn|aux|nul|(com|lpt)\d)$/i.test(name);
}

/** Whether content may be written under a name: in its folder, and on the disk of any computer. */
export function isContentName(name: string): boolean {
  return /^[^./\\:\p{Cc}][^/\\:\p{Cc}]*\.json$/u.test(name);
}
