// A Git host in memory, as one person's browser sees it, with the trouble that a real one makes.
import {
  Moved,
  Refused,
  type BranchChange,
  type ContentCommit,
  type FileChange,
  type GitHost,
  type Look,
  type Person,
  type RefusedWhy,
  type Comparison,
} from "../../../src/store/git-host.ts";
import type { MemoryRepository } from "./memory-repository.ts";

/** Files of other content folders have their path from `content` in the repository's trees: `../content-en/home.json`. */
const isBeside = (path: string) => path.startsWith("../");

export class MemoryHost implements GitHost {
  readonly site: string;
  readonly log = "https://host.example/owner/name/log";
  readonly repository: MemoryRepository;
  readonly #person: Person;
  /** What the paths of its files begin with in the repository's trees. */
  readonly #start: string;
  /** How many commits are listed at once. */
  pageLength = 30;
  /** How many changes of branches each answer is old. */
  lag = 0;
  /** How many of the next changes are made without an answer. */
  lost = 0;
  /** Why it refuses everything; undefined if it doesn't. */
  refuses: RefusedWhy | undefined;
  /** Why it refuses one request, or all from then on, and how many it answers before. */
  refusesOnce: { after: number; why: RefusedWhy; isLasting?: boolean } | undefined;
  /** The methods that were called, oldest first. */
  readonly requests: string[] = [];
  /** Called once before the next change, as if someone else was quicker. */
  before: (() => Promise<void> | void) | undefined;

  constructor(repository: MemoryRepository, login = "anna", folder = "content") {
    this.repository = repository;
    this.site = `memory:owner/name/${folder}`;
    this.#start = folder === "content" ? "" : `../${folder}/`;
    this.#person = { login, name: login };
  }

  async person(): Promise<Person> {
    this.#ask("person");
    return this.#person;
  }

  async look(names: readonly string[]): Promise<(Look | undefined)[]> {
    this.#ask("look");
    const branches = this.repository.branchesBefore(this.lag);
    return names.map((name) => this.#seen(this.repository.look(branches.get(name) ?? name)));
  }

  async compare(into: string, branch: string): Promise<Comparison | undefined> {
    this.#ask("compare");
    const { repository } = this;
    const branches = repository.branchesBefore(this.lag);
    const [published, now] = [branches.get(into), branches.get(branch)];
    const found = now === undefined ? undefined : repository.look(now);
    if (now === undefined || !found) return undefined;
    const base = published && (repository.mergeBase(published, now) ?? published);
    return { now: found, before: base === undefined ? base : repository.look(base), diffs: [] };
  }

  async read(oids: readonly string[]): Promise<Map<string, Uint8Array>> {
    this.#ask("read");
    return new Map(
      oids.map((oid) => {
        const content = this.repository.blobs.get(oid);
        if (!content) throw new Error(`There is no object ${oid}`);
        return [oid, content];
      }),
    );
  }

  async commitTo({ branch, expected, over, files, message }: BranchChange): Promise<string> {
    await this.#askToChange("commitTo");
    const { repository } = this;
    if (repository.closed.has(branch)) throw new Refused("protected", "It is protected.");
    const tree = new Map(repository.commits.get(over)?.tree);
    if (tree.size === 0) throw new Error(`There is no commit ${over}`);
    for (const { name, content } of files)
      if (!content) tree.delete(this.#start + name);
      else if ("text" in content)
        tree.set(this.#start + name, await repository.keep(new TextEncoder().encode(content.text)));
      else if ("bytes" in content)
        tree.set(this.#start + name, await repository.keep(content.bytes));
      else if (repository.blobs.has(content.oid)) tree.set(this.#start + name, content.oid);
      else throw new Error(`There is no object ${content.oid}`);
    const now = repository.branches.get(branch);
    if (now !== expected) throw new Moved("", { isGone: now === undefined });
    const parents = [...new Set([expected ?? over, over])];
    const { name: author } = this.#person;
    const commit = repository.commit({ parents, message, author, tree });
    repository.move(branch, commit);
    this.#loseAnswer();
    return commit;
  }

  async remove(branch: string, expected: string): Promise<void> {
    await this.#askToChange("remove");
    const now = this.repository.branches.get(branch);
    if (now === undefined) return;
    if (now !== expected) throw new Moved();
    this.repository.move(branch, undefined);
    this.#loseAnswer();
  }

  async propose(branch: string, _into: string, message: string): Promise<string> {
    await this.#askToChange("propose");
    const { proposals } = this.repository;
    if (!proposals.has(branch)) proposals.set(branch, message);
    this.#loseAnswer();
    return `https://host.example/owner/name/pull/${[...proposals.keys()].indexOf(branch) + 1}`;
  }

  async rules(branch: string): Promise<{ direct: "open" | "closed" }> {
    this.#ask("rules");
    return { direct: this.repository.closed.has(branch) ? "closed" : "open" };
  }

  async commits(branch: string, before?: string): Promise<ContentCommit[]> {
    this.#ask("commits");
    const all = this.repository.historyOf(branch).map(([commit, { date, message, author }]) => {
      return { commit, date, message, author };
    });
    const from = before === undefined ? 0 : all.findIndex(({ commit }) => commit === before) + 1;
    return all.slice(from, from + this.pageLength);
  }

  async fileChanges(
    from: string,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, readonly FileChange[]>> {
    this.#ask("fileChanges");
    const history = this.repository.historyFrom(from);
    return new Map(
      names.map((name) => {
        const changes = history.flatMap(
          ([
            ,
            {
              author,
              tree,
              parents: [parent = ""],
            },
          ]) => {
            const path = this.#start + name;
            const after = tree.get(path);
            const isSame = after === this.repository.commits.get(parent)?.tree.get(path);
            return isSame ? [] : [{ after, author, isOwn: author === this.#person.name }];
          },
        );
        return [name, changes] as const;
      }),
    );
  }

  /** A state of the repository, as far as it is about this host's folder. */
  #seen(look: Look | undefined): Look | undefined {
    const start = this.#start;
    const own = [...(look?.tree ?? [])].filter(([path]) =>
      start === "" ? !isBeside(path) : path.startsWith(start),
    );
    return (
      look && { ...look, tree: new Map(own.map(([path, oid]) => [path.slice(start.length), oid])) }
    );
  }

  async #askToChange(method: string): Promise<void> {
    this.#ask(method);
    const { before } = this;
    this.before = undefined;
    await before?.();
  }

  #ask(method: string): void {
    this.requests.push(method);
    if (this.refusesOnce && this.refusesOnce.after-- === 0) {
      const { why, isLasting } = this.refusesOnce;
      if (isLasting) this.refuses = why;
      this.refusesOnce = undefined;
      throw new Refused(why, `The host says: ${why}.`);
    }
    if (this.refuses) throw new Refused(this.refuses, `The host says: ${this.refuses}.`);
  }

  #loseAnswer(): void {
    if (this.lost === 0) return;
    this.lost--;
    throw new Refused("offline", "The host says: offline.");
  }
}
