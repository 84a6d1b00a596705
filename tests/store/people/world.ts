// A repository that several people use, each with devices of their own, and the trouble that it makes for them.
import type { GitHost } from "../../../src/store/git-host.ts";

/** What goes wrong once, after a number of requests. */
export type Trouble =
  /** A change is made, but its answer doesn't arrive. */
  | "answer lost"
  /** It never arrives at the host. */
  | "request lost"
  | "hour used up"
  | "signed out"
  | "host broken";

/** A person's browser. */
export interface Device {
  /** The host as this browser sees it. After a reload, it knows nothing of before. */
  open(): GitHost;
  /** @param after how many requests still work */
  trouble(kind: Trouble, after: number): void;
  /** Makes the next answers older by one change, up to two. */
  lag(): void;
}

export interface World {
  /** In milliseconds. */
  now: number;
  device(login: string): Device;
  /** Ends all trouble, after so long that no answer can be from before. */
  calm(): void;
  /** A published file's text; undefined if there is none. */
  read(name: string): string | undefined;
  /** Who made the commits on the published branch. */
  authors(): readonly string[];
  branches(): readonly string[];
  /** Accepts a proposal, unless the same file was changed on the published branch, and removes its branch. */
  accept(branch: string): void;
  end(): Promise<void>;
}

/** @param files path in the content folder -> bytes */
export type MakeWorld = (files: ReadonlyMap<string, Uint8Array>) => Promise<World>;
