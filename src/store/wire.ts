// The protocol between the editor and the dev server: addresses and answers.
import type { Unreadable } from "../content/model/input.ts";
import type { Measured } from "../content/model/symbols.ts";
import type { StoredFile } from "./store.ts";

/** The answer to a load. */
export interface LoadAnswer {
  /** The content's state number, now or a moment ago. */
  state: number;
  folder: string;
  files: readonly StoredFile[];
  /** Files that can't be read, by the name that content uses. */
  unreadable: readonly (readonly [name: string, why: Unreadable])[];
  media: readonly MediaAnswer[];
  /** The address of the icons, which changes whenever the icons change. */
  icons: string;
}

/** The answer for a media file. */
export interface MediaAnswer {
  name: string;
  address: string;
  measured: Measured | undefined;
}

/** The start of the dev server's addresses for the editor. */
export const editAddress = "/__edit";
/** Sent with every request, so that only the editor's own page can make one. */
export const tokenHeader = "x-edit-token";

/** The values that the dev server puts into the editor's page. */
export interface ServerMarks {
  token: string;
  /** The content folder's unique name. */
  site: string;
}
