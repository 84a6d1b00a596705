// Where content comes from and where it is kept: all that the editor knows of the world outside the browser.
import type { ContentInput, Encoding } from "../content/model/input.ts";
import type { Measured } from "../content/model/symbols.ts";

export interface StoredFile {
  name: string;
  text: string;
  /** Another one for any other text. */
  version: string;
  /** How it is saved if not as UTF-8: writing it would change characters that nobody has edited. */
  encoding?: Encoding;
}

/** What is to become of a file. */
export interface FileToSave {
  name: string;
  /** null takes it away. */
  text: string | null;
  /** That it was read at; empty for one that isn't there yet. */
  version: string;
  /** The person has agreed that it is converted to UTF-8. */
  isConverted?: boolean;
}

export interface Stored {
  /** The same for the same content and no other: what the browser keeps of it goes by that. */
  site: string;
  /** How the content folder is called. */
  folder: string;
  files: readonly StoredFile[];
  /** What pages may name beside the files. With the same icons as before, what was checked needn't be again. */
  beside: Pick<ContentInput, "icons" | "media" | "measured" | "unreadable">;
}

export type Saved =
  | { is: "saved"; versions: Readonly<Record<string, string>> }
  /** Nothing was written: these files are others than those that were read; without a version, gone. */
  | { is: "conflict"; files: readonly StoredFile[] }
  /** Nothing was written, for this reason. */
  | { is: "refused"; reason: string };

/** A file that pages may show from now on, or why it can't be one. */
export type AddedMedia =
  | { is: "added"; name: string; address: string; measured: Measured | undefined }
  | { is: "refused"; reason: string };

/** A file that isn't in media any more, as it was; or why it stays. */
export type RemovedMedia = { is: "removed"; file: File } | { is: "refused"; reason: string };

/** Whether changes can go somewhere from here. */
export type Way =
  /** The branch that visitors see, as it is called where the site is kept; `isFirst` if nothing was ever sent to it. */
  { is: "open"; branch: string; isFirst: boolean } | { is: "closed"; reason: string };

export interface Ways {
  /** To the branch that is published. */
  direct: Way;
  /** To a branch of its own, for somebody to look at first. */
  review: Way;
}

/** What visitors see, as far as it is known here. */
export type Published =
  | {
      is: "known";
      /** What that is, for example `the published content of May 27, 2025`. */
      against: string;
      /** Whether it is at the remote; otherwise nobody has seen it who isn't at this computer. */
      isSent: boolean;
      files: Readonly<Record<string, string>>;
      /** Media that aren't as published, by what is in them; undefined where there is none. */
      media: readonly { name: string; before: string | undefined; after: string | undefined }[];
      /** Media among these that appeared outside of the editor: published only if the site shows them, or on request. */
      newMedia: readonly string[];
      /** Files that are changed here, and whose changes git is told to leave alone: they aren't published. */
      leftAlone: readonly string[];
      ways: Ways;
    }
  | { is: "unknown"; reason: string };

export interface Publishing {
  /** What was done, for whoever reads the site's history. */
  message: string;
  to: { is: "direct" } | { is: "review"; branch: string };
  /** Each file with the version that the editor has seen: no other is published. */
  versions: Readonly<Record<string, string>>;
  /** New media to publish although the site doesn't show them. */
  media: readonly string[];
  /** What was last taken in of what others have published; undefined where nothing was. */
  takenIn: string | undefined;
}

/** A file that others have published meanwhile; without a text where there is, or was, none. */
export interface TheirFile {
  name: string;
  base: string | undefined;
  theirs: string | undefined;
}

export type PublishAnswer =
  /** `review` is where to ask for it to be looked at, where that is known. */
  | { is: "published"; branch: string; review: string | undefined; note: string | undefined }
  /** All of it is published already. */
  | { is: "nothing" }
  /** Nothing was published: others were faster. `takenIn` names what is to be put together with what is here. */
  | { is: "overtaken"; takenIn: string; files: readonly TheirFile[] }
  /** Nothing was published, for this reason. */
  | { is: "refused"; reason: string };

export interface Store {
  /** @throws with a sentence for the editor where nothing can be read */
  load(): Promise<Stored>;
  /** Keeps, adds and takes away all files or none. */
  save(files: readonly FileToSave[]): Promise<Saved>;
  /**
   * Keeps a new file in media at once, under a name of its own.
   * @param kinds what can stand where it is wanted, as file names end
   */
  addMedia(file: File, kinds: readonly string[]): Promise<AddedMedia>;
  /** Takes a file out of media at once, if nothing that is saved shows it. @param name as content uses it */
  removeMedia(name: string): Promise<RemovedMedia>;
  /**
   * Calls back whenever what `load` gives may have become another.
   * @returns what ends it
   */
  watch(changed: () => void): () => void;
  /** @param takenIn what was last taken in of what others have published */
  published(takenIn: string | undefined): Promise<Published>;
  /** Publishes what is saved: all of it or nothing. */
  publish(publishing: Publishing): Promise<PublishAnswer>;
}

/** What stands in files, by their names. */
export function textsOf(files: readonly StoredFile[]): Map<string, string> {
  return new Map(files.map(({ name, text }) => [name, text]));
}

/**
 * The files of a save whose bytes would give way to guessed words: changed ones, and ones that are removed while
 * another takes over their words. The person must have agreed to each.
 */
export function filesToConvert<File extends FileToSave>(
  files: readonly File[],
  isGuessed: (file: File) => boolean,
): File[] {
  const hasNew = files.some(({ text, version }) => text !== null && version === "");
  return files.filter(
    (file) => file.version !== "" && (file.text !== null || hasNew) && isGuessed(file),
  );
}

/** What pages may name once a file is added. */
export function withMedia(
  beside: Stored["beside"],
  { name, address, measured }: Extract<AddedMedia, { is: "added" }>,
): Stored["beside"] {
  const known = new Map(beside.measured);
  if (measured) known.set(name, measured);
  return { ...beside, media: new Map(beside.media).set(name, address), measured: known };
}
