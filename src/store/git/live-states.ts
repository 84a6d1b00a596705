// Finds out whether visitors see what was published, from what the site says it was built from.
import { hashOfContent } from "../setup.ts";
import type { LiveMark } from "../store.ts";
import type { GitSite } from "./git-site.ts";
import type { Tree } from "./tree.ts";

export class LiveStates {
  readonly #site: Pick<GitSite, "live">;
  readonly #log: string;
  /** Hashes of published states, the latest last. */
  readonly #published: string[] = [];

  /** @param log where the host says what it does with what is published */
  constructor(site: Pick<GitSite, "live">, log: string) {
    this.#site = site;
    this.#log = log;
  }

  /** Notes what is published now. */
  async mark(published: Tree): Promise<LiveMark> {
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
