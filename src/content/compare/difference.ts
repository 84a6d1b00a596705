// What a comparison finds: one change, in the words of whoever edits the site.
import type { Path } from "../model/path.ts";

/** Some of a text, and whether it is part of what changed. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

export interface Difference {
  /** As it is called in the content folder; that of the later state unless it is gone. */
  file: string;
  /** Where it stands in that file, or would stand if it were still there. */
  path: Path;
  /** Where it stood in the earlier state; undefined for what is new. */
  from: { file: string; path: Path } | undefined;
  /** For what has moved: where it would stand if it were taken back. */
  back?: { file: string; path: Path };
  /** What the file is to a reader: a page's title, "Site settings", "Media". */
  page: string;
  /** The way to it, outermost first: `Card grid “Why Choose Us”`, `Card “On US hours”`, `Text`. */
  place: readonly string[];
  did: "added" | "removed" | "changed" | "moved" | "renamed";
  /** Both empty where there was, or is, nothing. */
  before: readonly Piece[];
  after: readonly Piece[];
}

/** How a change is called that isn't one of words. */
export const deedNames: Readonly<Record<Difference["did"], string>> = {
  added: "new",
  removed: "removed",
  changed: "",
  moved: "moved",
  renamed: "renamed",
};

/** A difference as it is found, with the item that came or went, if one did. */
export type Told = Difference & { item?: unknown };

/** The same before it is known in which file it is. */
export type Found = Omit<Told, "file" | "page" | "from" | "back"> & {
  from: Path | undefined;
  back?: Path;
};
