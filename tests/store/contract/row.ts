// A row of "what a Store must do", and what it is tried on.
import type { Store } from "../../../src/store/store.ts";
import type { SiteFiles } from "./site.ts";

/** File name -> its new text; null removes the file. */
export type Changes = Readonly<Record<string, string | null>>;

/** A store over content of its own. */
export interface Subject {
  store: Store;
  /**
   * Changes files where the store saves, as another program or another device does; none if nothing else can. Media can
   * only be added.
   */
  elsewhere?: (files: Changes) => Promise<void>;
  /** None if the store can't publish. */
  colleague?: Colleague;
  end: () => Promise<void>;
}

/** Someone else who publishes the same site. */
export interface Colleague {
  /** As commits name them. */
  name: string;
  publish: (files: Changes, message?: string) => Promise<void>;
  /** Sends files to a branch that isn't published. */
  send: (branch: string, files: Changes) => Promise<void>;
  /** A published file's text; undefined if it doesn't exist. */
  read: (name: string) => Promise<string | undefined>;
  /** The number of commits on the published branch. */
  commits: () => Promise<number>;
}

/** What a row asks of its subject beside a store. */
export type Needs = "elsewhere" | "colleague" | "bytes";

export interface Row {
  title: string;
  needs?: readonly Needs[];
  /** The content at first; the site of all rows by default. */
  files?: SiteFiles;
  run: (subject: Subject) => Promise<void>;
}
