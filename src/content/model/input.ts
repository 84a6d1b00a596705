// What the compiler is given: the content folder as text, and what is known of the files beside it.
import type { Icon } from "./notations.ts";
import type { Measured } from "./symbols.ts";

export interface ContentInput {
  /** How the content folder is called in diagnostics, for example `content`. */
  folder: string;
  /** File name, such as `home.json`, -> its text. */
  files: ReadonlyMap<string, string>;
  /** Files and folders beside them that no page is read from, by name; `media/…` for those in there. */
  unread?: readonly string[];
  /** File name -> the encoding it was found in, for files that are not UTF-8. */
  encodings?: ReadonlyMap<string, string>;
  /** `media/name.svg` -> where the built site serves that file. */
  media: ReadonlyMap<string, string>;
  /** What is known of these files; of those that aren't listed, what content says is taken for true. */
  measured?: ReadonlyMap<string, Measured>;
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
