// What the git store needs to know beside the Git host.
import type { Icons } from "../../content/model/input.ts";
import type { Vocabulary } from "../../content/schema/vocabulary.ts";
import type { GitHost } from "../git-host.ts";
import type { Built, Live } from "../setup.ts";

/** Files by git's object id, so that opening the editor again needn't read them again. It may forget any of them. */
export interface ContentCache {
  /** @returns the known ones */
  get(oids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
  put(files: ReadonlyMap<string, Uint8Array>): Promise<void>;
}

export interface GitSite {
  /** The branch that is published. */
  branch: string;
  /** The content folder's path in the repository. */
  folder: string;
  /** The content folder that the editor's page is built from: only about that one, the built site says something. */
  builtFolder: string;
  /** The address of the editor's page, without a fragment. */
  editor: string;
  icons(): Promise<Icons>;
  /** What the content can consist of, which only a check needs. */
  vocabulary(): Promise<Vocabulary>;
  /** `edit/built.json` as the site serves it now; undefined if there is none. */
  built(): Promise<Built | undefined>;
  /** `edit/live.json` as the site serves it now; undefined if there is none. */
  live(): Promise<Live | undefined>;
  cache: ContentCache;
  /** The Git host for another content folder of the repository. @param folder its path there */
  beside: (folder: string) => GitHost;
}
