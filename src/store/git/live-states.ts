// Finds out whether visitors see what was published, from what the site says it was built from.
import { hashOfContent } from "../setup.ts";
import type { LiveMark } from "../live-mark.ts";
import type { GitSite } from "./git-site.ts";
import type { Tree } from "./tree.ts";

type LiveSite = Pick<GitSite, "live" | "folder" | "builtFolder">;

export class LiveStates {
  readonly #site: LiveSite;
  readonly #log: string;
  /** Hashes of published states, the latest last. */
  readonly #published: string[] = [];

  /** @param log where the host says what it does with what is published */
  constructor(site: LiveSite, log: string) {
    this.#site = site;
    this.#log = log;
  }

  /** False for a folder that the site with the editor isn't built from. */
  get canTell(): boolean {
    return this.#site.folder === this.#site.builtFolder;
  }

  /** Notes what is published now. @returns undefined if the site can't tell when visitors see it */
  async mark(published: Tree): Promise<LiveMark | undefined> {
    if (!this.canTell) return undefined;
    const hash = await hashOfContent(published);
    if (this.#published.at(-1) !== hash) this.#published.push(hash);
    return { hash, log: this.#log };
  }

  /** True if the site shows this state, or a later one: others may have published since. */
  async isLive({ hash }: LiveMark): Promise<boolean> {
    const live = await this.#site.live().catch(() => undefined);
    if (!live) return false;
    const since = this.#published.lastIndexOf(hash);
    return live.hash === hash || (since >= 0 && this.#published.indexOf(live.hash, since) >= 0);
  }
}
