// Remembers the last look at each branch, because looking again every half a minute mostly finds nothing new.
import type { Connection } from "./connection.ts";
import type { TreeCache } from "./entries-publicly.ts";
import { headsOf } from "./heads.ts";
import { loaded } from "./loaded.ts";
import { lookAt, type Seen, type Viewer } from "./look.ts";
import { isObjectId } from "../object-id.ts";

export class LatestLooks {
  /** Who the token belongs to, and the repository's id, as of the first look. */
  viewer: Viewer | undefined;
  repositoryId: string | undefined;
  readonly #connection: Connection;
  readonly #folder: string;
  readonly #trees: TreeCache = new Map();
  /** undefined for branches that don't exist. */
  readonly #seen = new Map<string, Seen | undefined>();

  constructor(connection: Connection, folder: string) {
    this.#connection = connection;
    this.#folder = folder;
  }

  /** @param names branches or commits */
  async look(names: readonly string[]): Promise<readonly (Seen | undefined)[]> {
    const outdated = await this.#outdated(names);
    // Held: what is forgotten meanwhile would seem not to exist.
    const found = new Map(names.map((name) => [name, this.#seen.get(name)]));
    const looks = outdated.length === 0 ? [] : await this.#read(outdated);
    for (const [index, name] of outdated.entries()) {
      this.#seen.set(name, looks[index]);
      found.set(name, looks[index]);
    }
    return names.map((name) => found.get(name));
  }

  /** True if a commit is known to be in the history of another one. */
  hasInHistory(older: string, newer: string): boolean {
    return [...this.#seen.values()].some(
      (seen) => seen?.look.commit === newer && seen.commits.has(older),
    );
  }

  /** For a branch that this editor changes: the next look reads it without asking first whether it has changed. */
  forget(branch: string): void {
    this.#seen.delete(branch);
  }

  /** Which ones must be read, because they are new or have changed. */
  async #outdated(names: readonly string[]): Promise<readonly string[]> {
    // With a new one among them, one request reads all; REST has no way to ask for several at once.
    const isNew = names.some((name) => !this.#seen.has(name) || this.#isMissing(name));
    if (isNew || !this.#connection.isSignedIn) return names;
    const branches = names.filter((name) => !isObjectId(name));
    if (branches.length === 0) return [];
    const heads = await headsOf(this.#connection, branches);
    return branches.filter((name, index) => this.#seen.get(name)?.look.commit !== heads[index]);
  }

  /** A commit that can't be read yet may be there a moment later. */
  #isMissing(name: string): boolean {
    return isObjectId(name) && this.#seen.get(name) === undefined;
  }

  async #read(names: readonly string[]): Promise<readonly (Seen | undefined)[]> {
    const connection = this.#connection;
    if (!connection.isSignedIn) {
      // People who edit are signed in.
      const code = await loaded(import("./look-publicly.ts"));
      const looks = names.map((name) =>
        code.lookPublicly(connection, this.#folder, name, this.#trees),
      );
      return Promise.all(looks);
    }
    const { viewer, repositoryId, seen } = await lookAt(connection, this.#folder, names);
    this.viewer = viewer;
    this.repositoryId = repositoryId;
    return seen;
  }
}
