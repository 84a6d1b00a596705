// The result of a comparison: one change, in words for the person who edits the site.
import type { Path } from "../model/path.ts";
import { t } from "../../words/t.ts";

/** A piece of text, and whether it belongs to the change. */
export interface Piece {
  text: string;
  isChanged: boolean;
}

export interface Difference {
  /** The file's name in the content folder: in the later state, unless it was removed. */
  file: string;
  /** Its path in that file, or the path it would have if it still existed. */
  path: Path;
  /** Its path in the earlier state; undefined for new content. */
  from: { file: string; path: Path } | undefined;
  /** For moved content: the path it would have after undoing the move. */
  back?: { file: string; path: Path };
  /** What readers call the file: a page's title, "Site settings", "Media". */
  page: string;
  /** The names on the path to it, outermost first: `Card grid “Why Choose Us”`, `Card “On US hours”`, `Text`. */
  location: readonly string[];
  did: "added" | "removed" | "changed" | "moved" | "renamed";
  /** Both are empty where there was, or is, nothing. */
  before: readonly Piece[];
  after: readonly Piece[];
  /** For several changes that are listed as one: each of them. */
  parts?: readonly Difference[];
}

/** The names of changes that aren't changes of text. */
export const changeNames: Readonly<Record<Difference["did"], string>> = {
  added: t`new`,
  removed: t`removed`,
  changed: "",
  moved: t`moved`,
  renamed: t`renamed`,
};

/** A difference inside a file, with the item that was added or removed, if any. */
export type FileDifference = Difference & { item?: unknown };

/** The same before its file is known. */
export type Found = Omit<FileDifference, "file" | "page" | "from" | "back"> & {
  from: Path | undefined;
  back?: Path;
};
