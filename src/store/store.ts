// The interface to where content is stored: everything the editor knows about the world outside the browser.
import type { ContentInput, Encoding, Icons } from "../content/model/input.ts";
import type { Measured } from "../content/model/symbols.ts";
import type { LiveMark } from "./live-mark.ts";
import type { SitesBeside } from "./sites-beside.ts";

export interface StoredFile {
  name: string;
  text: string;
  /** Changes whenever the text changes. */
  version: string;
  /** The encoding if it isn't UTF-8: saving would change characters that nobody edited. */
  encoding?: Encoding;
}

/** A file to write or remove. */
export interface FileToSave {
  name: string;
  /** null removes the file. */
  text: string | null;
  /** The version that was edited; empty for a new file. */
  version: string;
  /** The person agreed to convert it to UTF-8. */
  isConverted?: boolean;
}

export interface Stored {
  /** A unique name for this content and the person who edits it, used as a key in the browser's storage. */
  site: string;
  /** The name of the content folder. */
  folder: string;
  /** Whether the files are a draft with changes that aren't published. */
  isDraft?: boolean;
  files: readonly StoredFile[];
  /** Icons and media that pages can use, and the theme. The same `icons` object lets the check reuse earlier results. */
  assets: Pick<
    ContentInput,
    "icons" | "media" | "measured" | "unreadable" | "theme" | "siblingPages"
  >;
}

export type Saved =
  /** With a warning if it isn't stored for good. */
  | { is: "saved"; versions: Readonly<Record<string, string>>; warning?: string | undefined }
  /** Nothing was written, because these files have changed in the store; a removed one has no version. */
  | { is: "conflict"; files: readonly StoredFile[] }
  /** Nothing was written. */
  | { is: "refused"; reason: string };

/** A file that pages can use from now on, or why it was refused. */
export type AddedMedia =
  | {
      is: "added";
      name: string;
      address: string;
      measured: Measured | undefined;
      /** What was done to the file on the way, for the person; for example that it was made smaller. */
      note?: string;
    }
  | { is: "refused"; reason: string };

/** The removed file, or why it wasn't removed. */
export type RemovedMedia = { is: "removed"; file: File } | { is: "refused"; reason: string };

/** Whether changes can be sent to a branch. */
export type Destination =
  /** The branch that is published; `isFirst` if nothing was ever sent to it. */
  { is: "open"; branch: string; isFirst: boolean } | { is: "closed"; reason: string };

export interface Destinations {
  /** To the branch that is published. */
  direct: Destination;
  /** To a separate branch, for someone to review first. */
  review: Destination;
}

/** What is published, as far as this computer knows. */
export type Published =
  | {
      is: "known";
      /** What that is, for example `the published content of May 27, 2025`. */
      against: string;
      /** Whether it is at the remote; otherwise it exists only on this computer. */
      isPushed: boolean;
      files: Readonly<Record<string, string>>;
      /** Changed media files with a hash of their content; undefined if there is no such file. */
      media: readonly { name: string; before: string | undefined; after: string | undefined }[];
      /** The ones that were added outside of the editor: published only if the site uses them, or on request. */
      newMedia: readonly string[];
      /** Changed files that git ignores: they aren't published. */
      skippedFiles: readonly string[];
      destinations: Destinations;
    }
  | { is: "unknown"; reason: string };

export interface Publishing {
  /** The commit message. */
  message: string;
  to: { is: "direct" } | { is: "review"; branch: string };
  /** The version of each file that the editor has seen; nothing else is published. */
  versions: Readonly<Record<string, string>>;
  /** Unused new media files to publish anyway. */
  media: readonly string[];
  /** Media that the author has added, put on a page and taken off it again. */
  revertedMedia?: readonly string[];
}

/** Who made a change: the author, on another device, or the person with this name. */
export type Changer = { is: "author" } | { is: "other"; name: string };

/** A file as it was earlier; undefined if it didn't exist. */
export interface EarlierFile {
  name: string;
  before: string | undefined;
}

/** A file that others published or removed in the meantime. */
export interface TheirFile {
  name: string;
  /** undefined if they have removed it. */
  theirs: string | undefined;
  /** Who changed it; empty if that isn't known. */
  by: readonly Changer[];
}

/** Where others review a proposal. */
export type Review =
  /** The author still has to ask for the review, at this address. */
  | { is: "to request"; address: string }
  /** It was asked for. At `look`, anybody can see the site with these changes before they are accepted. */
  | { is: "requested"; address: string; look: string };

/** An earlier published state of the content. */
export interface PublishedState {
  /** Its unique name, for {@link Store.publishedState}. */
  version: string;
  /** When it was published, in ISO 8601 with the time. */
  date: string;
  /** The summary of what changed. */
  message: string;
  /** The name of the person who published it. */
  author: string;
}

export type PublishedStates =
  /** The latest first. `hasMore` if there are earlier ones than the last. */
  | { is: "known"; states: readonly PublishedState[]; hasMore: boolean }
  | { is: "unknown"; reason: string };

/** The content as it was published earlier. */
export type PublishedContent =
  | {
      is: "known";
      files: Readonly<Record<string, string>>;
      /** Each media file's name, as content refers to it, with a hash of its content. */
      media: Readonly<Record<string, string>>;
      /** Those that have other content now, each with the address of the earlier one; empty if that can't be shown. */
      replaced?: Readonly<Record<string, string>>;
    }
  | { is: "unknown"; reason: string };

export type PublishAnswer =
  | {
      is: "published";
      branch: string;
      /** undefined if it was published directly, or if the host isn't known. */
      review: Review | undefined;
      note: string | undefined;
      /** undefined for a proposal, and for a store that can't tell. */
      live?: LiveMark;
    }
  /** Everything is already published. */
  | { is: "nothing" }
  /**
   * Nothing was published, because others published first. The merge is saved with `mergedVersion`. `before` are all
   * texts where both started, by file name.
   */
  | {
      is: "overtaken";
      mergedVersion: string;
      files: readonly TheirFile[];
      before: Readonly<Record<string, string>>;
    }
  /** Nothing was published. */
  | { is: "refused"; reason: string }
  /** The answer was lost, so it may be published or not. */
  | { is: "unsure"; reason: string };

/** Where Save puts changes: in the site's files, in a draft that only the author sees, or in a copy in this browser. */
export type SavesTo = "files" | "draft" | "copy";

export interface Store {
  readonly savesTo: SavesTo;
  /** In bytes: the largest media file that `addMedia` takes. */
  readonly largestMedia: number;
  /** @throws with a message for the person if the content can't be read */
  load(): Promise<Stored>;
  /**
   * Writes, adds, and removes all files or none.
   * @param files everything that was changed here
   * @param mergedVersion the published version by others that these files merge. From then on, everything here starts
   * from that version: the two are stored together or not at all.
   */
  save(files: readonly FileToSave[], mergedVersion?: string): Promise<Saved>;
  /**
   * Adds a new file to media at once, under an unused name; makes a large photo smaller.
   * @param kinds the accepted kinds of file, as file extensions
   */
  addMedia(file: File, kinds: readonly string[]): Promise<AddedMedia>;
  /** Removes a file from media at once, if no saved page uses it. @param name as content refers to it */
  removeMedia(name: string): Promise<RemovedMedia>;
  /**
   * Finds out who has changed files since, without throwing.
   * @returns by file name; a file is left out if that isn't known
   */
  changedBy?(files: readonly EarlierFile[]): Promise<ReadonlyMap<string, readonly Changer[]>>;
  /**
   * Calls back whenever the result of `load` may have changed.
   * @returns a function that stops watching
   */
  watch(changed: () => void): () => void;
  published(): Promise<Published>;
  /** Publishes everything that is saved, or nothing. */
  publish(publishing: Publishing): Promise<PublishAnswer>;
  /** Asks the live site whether visitors get the published content already. */
  isLive?(mark: LiveMark): Promise<boolean>;
  /** @param before lists states earlier than this version; the latest if omitted */
  history?(before?: string): Promise<PublishedStates>;
  publishedState?(version: string): Promise<PublishedContent>;
  /**
   * Puts media files of an earlier state back at once, under their own names. A file that has the name by now is only
   * replaced if the host still has it in another published state.
   * @param names as content refers to them
   * @returns an answer for each file
   */
  restoreMedia?(version: string, names: readonly string[]): Promise<readonly AddedMedia[]>;
  /** Reads all icons with their drawings; left out if `assets` has them. @throws with a message for the person */
  allIcons?(): Promise<Icons>;
  /** Left out by a store that sees only its own content folder. */
  beside?: SitesBeside;
  /** Packs all changed files for the author to keep; undefined if nothing has changed. */
  changedFiles?(): Promise<File | undefined>;
}

/** The texts of files, by name. */
export function textsOf(files: readonly StoredFile[]): Map<string, string> {
  return new Map(files.map(({ name, text }) => [name, text]));
}
