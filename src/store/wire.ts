// What the editor and the dev server say to each other: addresses, and what is answered at them.
import type { Unreadable } from "../content/model/input.ts";
import type { Measured } from "../content/model/symbols.ts";
import type { StoredFile } from "./store.ts";

/** What the dev server answers to a load. */
export interface LoadAnswer {
  /** That the content is in, or was in a moment before. */
  state: number;
  folder: string;
  files: readonly StoredFile[];
  /** What is there and can't be read, by the name that content uses. */
  unreadable: readonly (readonly [name: string, why: Unreadable])[];
  media: readonly MediaAnswer[];
  /** Where they are, beside the content: another address for any other icons. */
  icons: string;
}

/** What the dev server answers once the content is in another state than the one that was asked about. */
export interface StateAnswer {
  state: number;
  /** Of what it would answer to a load. */
  fingerprint: string;
}

/** Whatever a load answers but the texts, which go by their versions. */
export interface Fingerprinted extends Omit<LoadAnswer, "state" | "files"> {
  files: readonly Pick<StoredFile, "name" | "version">[];
}

/** The same for the same content and no other, so that the editor needn't load what it has saved itself. */
export async function fingerprintOf(answer: Fingerprinted): Promise<string> {
  const { folder, files, unreadable, media, icons } = answer;
  const versions = files.map(({ name, version }) => `${name} ${version}`).sort();
  const text = JSON.stringify([folder, versions, unreadable, media, icons]);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(text));
  return [...new Uint8Array(hash)].map((byte) => byte.toString(16).padStart(2, "0")).join("");
}

/** What it answers of a file in media. */
export interface MediaAnswer {
  name: string;
  address: string;
  measured: Measured | undefined;
}

/** What the dev server's addresses begin with. */
export const editAddress = "/__edit";
/** Named with every request, so that only the editor's own page can make one. */
export const tokenHeader = "x-edit-token";

/** What the dev server has put into the editor's page. */
export interface ServerMarks {
  token: string;
  /** The content folder, by what no other is called. */
  site: string;
}
