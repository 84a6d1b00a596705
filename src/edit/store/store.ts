// Where content comes from and where it is kept: all that the editor knows of the world outside the browser.
import type { ContentInput } from "../../content/model/input.ts";

export interface StoredFile {
  name: string;
  text: string;
  /** Another one for any other text. */
  version: string;
}

/** What is to become of a file. */
export interface FileToSave {
  name: string;
  /** null takes it away. */
  text: string | null;
  /** That it was read at; empty for one that isn't there yet. */
  version: string;
}

export interface Stored {
  /** The same for the same content and no other: what the browser keeps of it goes by that. */
  site: string;
  /** How the content folder is called. */
  folder: string;
  files: readonly StoredFile[];
  /** What pages may name beside the files. */
  beside: Pick<ContentInput, "icons" | "media" | "measured">;
}

export type Saved =
  | { is: "saved"; versions: Readonly<Record<string, string>> }
  /** Nothing was written: these files are others than those that were read; without a version, gone. */
  | { is: "conflict"; files: readonly StoredFile[] }
  /** Nothing was written, for this reason. */
  | { is: "refused"; reason: string };

export interface Store {
  /** @throws with a sentence for the editor where nothing can be read */
  load(): Promise<Stored>;
  /** Keeps, adds and takes away all files or none. */
  save(files: readonly FileToSave[]): Promise<Saved>;
  /**
   * Calls back whenever what `load` gives may have become another.
   * @returns what ends it
   */
  watch(changed: () => void): () => void;
}
