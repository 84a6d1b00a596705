// A repository in memory, which several people use through hosts of their own.
import { objectIdOf } from "../../../src/store/object-id.ts";
import { mostMessages, type Look } from "../../../src/store/git-host.ts";

export interface Commit {
  parents: readonly string[];
  date: string;
  message: string;
  author: string;
  tree: ReadonlyMap<string, string>;
}

type Branches = ReadonlyMap<string, string>;

/** In milliseconds. */
const longestLag = 30_000;

export class MemoryRepository {
  readonly blobs = new Map<string, Uint8Array>();
  readonly commits = new Map<string, Commit>();
  /** Where the branches were after each change, the latest last. */
  readonly #past: { branches: Branches; at: number }[] = [];
  /** Branches that take no commits without a review. */
  readonly closed = new Set<string>();
  /** Proposals that were asked for: branch -> its message. */
  readonly proposals = new Map<string, string>();
  /** In milliseconds. Commits are a second apart. */
  now = Date.parse("2026-05-04T10:00:00Z");

  static async with(files: ReadonlyMap<string, Uint8Array>): Promise<MemoryRepository> {
    const repository = new MemoryRepository();
    const tree = new Map<string, string>();
    for (const [name, content] of files) tree.set(name, await repository.keep(content));
    repository.move(
      "main",
      repository.commit({ parents: [], message: "First", author: "Owner", tree }),
    );
    return repository;
  }

  get branches(): Branches {
    return this.#past.at(-1)?.branches ?? new Map();
  }

  /** @param lag how many changes of branches the answer is old, but never more than half a minute */
  branchesBefore(lag: number): Branches {
    const oldest = this.#past.findLastIndex(({ at }) => at <= this.now - longestLag);
    const index = Math.max(0, oldest, this.#past.length - 1 - lag);
    return this.#past[index]?.branches ?? new Map();
  }

  async keep(content: Uint8Array): Promise<string> {
    const oid = await objectIdOf(content);
    this.blobs.set(oid, content);
    return oid;
  }

  commit(commit: Omit<Commit, "date">): string {
    this.now += 1000;
    const id = `c0de${this.commits.size.toString(16).padStart(36, "0")}`;
    this.commits.set(id, { ...commit, date: new Date(this.now).toISOString() });
    return id;
  }

  /** @param commit undefined removes the branch */
  move(branch: string, commit: string | undefined): void {
    const branches = new Map(this.branches);
    if (commit === undefined) branches.delete(branch);
    else branches.set(branch, commit);
    this.#past.push({ branches, at: this.now });
  }

  /** A branch's commits along first parents, the latest first. */
  historyOf(branch: string): [id: string, commit: Commit][] {
    return this.historyFrom(this.branches.get(branch));
  }

  /** The same from a commit on. */
  historyFrom(from: string | undefined): [id: string, commit: Commit][] {
    const found: [string, Commit][] = [];
    let id = from;
    for (;;) {
      const commit = this.commits.get(id ?? "");
      if (id === undefined || !commit) return found;
      found.push([id, commit]);
      id = commit.parents[0];
    }
  }

  /** The latest commit that is in both histories. */
  mergeBase(one: string, other: string): string | undefined {
    const reached = (from: string) => {
      const found = new Set([from]);
      for (const id of found)
        for (const parent of this.commits.get(id)?.parents ?? []) found.add(parent);
      return found;
    };
    const ofOne = reached(one);
    const shared = [...reached(other)].filter((id) => ofOne.has(id));
    const isParent = new Set(shared.flatMap((id) => this.commits.get(id)?.parents ?? []));
    return shared.find((id) => !isParent.has(id));
  }

  look(id: string): Look | undefined {
    const commit = this.commits.get(id);
    if (!commit) return undefined;
    const messages: string[] = [];
    for (let at: Commit | undefined = commit; at && messages.length < mostMessages;) {
      messages.push(at.message);
      at = this.commits.get(at.parents[0] ?? "");
    }
    return { commit: id, date: commit.date, messages, tree: commit.tree };
  }

  /** A file's text on a branch; undefined if there is none. */
  read(name: string, branch = "main"): string | undefined {
    const oid = this.commits.get(this.branches.get(branch) ?? "")?.tree.get(name);
    return oid === undefined ? undefined : new TextDecoder().decode(this.blobs.get(oid));
  }

  /** Commits as someone who uses git itself. @param changes null removes a file */
  async push(
    changes: Readonly<Record<string, string | null>>,
    { branch = "main", message = "Theirs", author = "Else" } = {},
  ): Promise<void> {
    const parent = this.branches.get(branch) ?? "";
    const tree = new Map(this.commits.get(parent)?.tree);
    for (const [name, text] of Object.entries(changes))
      if (text === null) tree.delete(name);
      else tree.set(name, await this.keep(new TextEncoder().encode(text)));
    this.move(branch, this.commit({ parents: [parent], message, author, tree }));
  }

  /**
   * Accepts a proposal as GitHub's "Squash and merge" does: one commit with the proposal's changes.
   * @returns false if the same file was changed on main
   */
  accept(branch: string): boolean {
    const treeOf = (id: string | undefined) => this.commits.get(id ?? "")?.tree ?? new Map();
    const [main = "", from] = ["main", branch].map((name) => this.branches.get(name));
    const proposed = this.commits.get(from ?? "");
    const base: Commit["tree"] = treeOf(proposed?.parents.at(-1));
    const tree = new Map<string, string>(treeOf(main));
    for (const name of new Set([...base.keys(), ...(proposed?.tree.keys() ?? [])])) {
      const [before, after] = [base.get(name), proposed?.tree.get(name)];
      if (before === after || tree.get(name) === after) continue;
      if (tree.get(name) !== before) return false;
      if (after === undefined) tree.delete(name);
      else tree.set(name, after);
    }
    const message = `Accept ${branch}\n\n${proposed?.message}`;
    this.move("main", this.commit({ parents: [main], message, author: "Owner", tree }));
    return true;
  }
}
