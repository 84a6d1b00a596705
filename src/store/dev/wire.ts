// The protocol between the editor and the dev server: addresses and answers.
import type { Unreadable } from "../../content/model/input.ts";
import type { Theme } from "../../content/model/theme.ts";
import type { Measured } from "../../content/model/symbols.ts";
import { hashOf } from "../hash.ts";
import type { Publishing, StoredFile } from "../store.ts";

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
  /** What theme.css sets; left out if there is none. */
  theme?: Theme | undefined;
  /** The folders of sites in other languages, as site.json names them, with the values of their files, if there are any. */
  siblings?: readonly (readonly [
    folder: string,
    values: Readonly<Record<string, unknown>> | undefined,
  ])[];
  /** The address of the module of the site's own blocks, if there are any. If it changes, the page has to be loaded again. */
  blocks?: string | undefined;
}

/** The dev server's answer once the content has left the state that the request names. */
export interface StateAnswer {
  state: number;
  /** The fingerprint of what a load would answer. */
  fingerprint: string;
}

/** The answer to a load with versions instead of texts. */
export interface Fingerprinted extends Omit<LoadAnswer, "state" | "files"> {
  files: readonly Pick<StoredFile, "name" | "version">[];
}

/** Identifies content, so that the editor doesn't load what it has saved itself. */
export async function fingerprintOf(answer: Fingerprinted): Promise<string> {
  const { folder, files, unreadable, media, icons, theme, siblings, blocks } = answer;
  const versions = files.map(({ name, version }) => `${name} ${version}`).sort();
  const text = JSON.stringify([
    folder,
    versions,
    unreadable,
    media,
    icons,
    theme,
    siblings,
    blocks,
  ]);
  return hashOf("SHA-256", new TextEncoder().encode(text));
}

/** A request to publish. */
export interface PublishRequest extends Publishing {
  /** The latest published version by others that was merged into the content; undefined if none was. */
  mergedVersion: string | undefined;
}

/** The answer for a media file. */
export interface MediaAnswer {
  name: string;
  address: string;
  measured: Measured | undefined;
}

/** The answer for a media file of an earlier state: the file, or why it couldn't be put back. */
export type RestoredMedia = MediaAnswer | { reason: string };

/** The start of the dev server's addresses for the modules of the site's own blocks. */
export const blocksAddress = "/__blocks/";

/** The start of the dev server's addresses for the editor. */
export const editAddress = "/__edit";
/** Sent with every request, so that only the editor's own page can make one. */
export const tokenHeader = "x-edit-token";

/** The values that the dev server puts into the editor's page. */
export interface ServerMarks {
  token: string;
  /** The content folder's unique name. */
  site: string;
  /** As {@link LoadAnswer.blocks}. */
  blocks?: string | undefined;
}
