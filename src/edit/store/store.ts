// Where content comes from and where it is kept: all that the editor knows of the world outside the browser.
import type { ContentInput } from "../../content/model/input.ts";
import type { Measured } from "../../content/model/symbols.ts";

export interface StoredFile {
  name: string;
  text: string;
  /** Another one for any other text. */
  version: string;
}

export interface Stored {
  /** How the content folder is called. */
  folder: string;
  files: readonly StoredFile[];
  /** What pages may name beside the files. */
  beside: Pick<ContentInput, "icons" | "media" | "measured">;
}

export type Saved =
  | { is: "saved"; versions: Readonly<Record<string, string>> }
  /** Nothing was written: these files are others than those that were read. */
  | { is: "conflict"; files: readonly StoredFile[] }
  /** Nothing was written, for this reason. */
  | { is: "refused"; reason: string };

/** A file that pages may show from now on, or why it can't be one. */
export type AddedMedia =
  | { is: "added"; name: string; address: string; measured: Measured | undefined }
  | { is: "refused"; reason: string };

export interface Store {
  /** @throws with a sentence for the editor where nothing can be read */
  load(): Promise<Stored>;
  /**
   * Keeps all files or none.
   * @param files each with the version that it was read at
   */
  save(files: readonly StoredFile[]): Promise<Saved>;
  /**
   * Keeps a new file in media at once, under a name of its own.
   * @param kinds what can stand where it is wanted, as file names end
   */
  addMedia(file: File, kinds: readonly string[]): Promise<AddedMedia>;
}
