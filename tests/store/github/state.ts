// What the fake GitHub knows besides its repository: accounts, protections, pull requests, and how far answers lag.
import type { BareRepository, Signature } from "./bare-repository.ts";
import { writeChangedTree } from "./write-tree.ts";

/** A token and what it may do. */
export interface TokenOwner {
  login: string;
  id: number;
  /** null if the person gave none. */
  name: string | null;
  hasAccess: boolean;
  contents: "read" | "write";
  pulls: "read" | "write";
  isExpired: boolean;
}

export interface PullRequest {
  number: number;
  title: string;
  body: string;
  head: string;
  base: string;
  isOpen: boolean;
}

/** Why a branch takes no commits: the rules that are known in advance, and GitHub's words when it refuses. */
export interface Protection {
  by: "ruleset" | "classic";
  /** The person at the other end may ignore the ruleset. */
  canBypass: boolean;
}

/** Someone else's commit. */
export interface OtherCommit {
  branch: string;
  /** Path in the repository -> text; null removes the file. */
  files: Readonly<Record<string, string | null>>;
  message: string;
  author?: string;
}

export class State {
  readonly repository: BareRepository;
  readonly owner: string;
  readonly name: string;
  readonly tokens = new Map<string, TokenOwner>();
  readonly protections = new Map<string, Protection>();
  readonly pulls: PullRequest[] = [];
  isPrivate = false;
  isArchived = false;
  defaultBranch = "main";
  /** Its earlier names, such as `dental/site`: GitHub redirects them to the repository's number. */
  readonly formerNames = new Set<string>();
  /** GitHub cuts longer texts. */
  largestText = 512_000;
  /** GitHub lists no more entries of a tree and the ones in it: 100,000, or 7 MB. */
  mostEntries = 100_000;
  /** How many writes old the branches are in answers. */
  lag = 0;
  readonly #branches: Map<string, string>[];
  #seconds = Date.UTC(2025, 4, 27, 9) / 1000;

  constructor(repository: BareRepository, owner: string, name: string) {
    this.repository = repository;
    this.owner = owner;
    this.name = name;
    this.#branches = [repository.branches()];
  }

  /** A time for the next commit: later than the one before, and the same in every run. */
  nextTime(): string {
    return new Date(this.#seconds++ * 1000).toISOString();
  }

  /** The branches as answers show them. */
  branches(): ReadonlyMap<string, string> {
    if (this.lag === 0) return this.repository.branches();
    return this.#branches[Math.max(0, this.#branches.length - 1 - this.lag)] ?? new Map();
  }

  /** From now on, no answer is older than this. */
  forgetPast(): void {
    this.#branches.splice(0, this.#branches.length - 1);
  }

  /** @returns whether git did it */
  setBranch(branch: string, oid: string | undefined): boolean {
    const isDone = this.repository.setBranch(branch, oid);
    if (isDone) this.#branches.push(this.repository.branches());
    return isDone;
  }

  /** Commits as someone else would, from outside. @returns the commit */
  commit({ branch, files, message, author = "Otto" }: OtherCommit): string {
    const { repository } = this;
    const parent = repository.branches().get(branch);
    const changes = Object.entries(files).map(([path, text]) => {
      const change = text === null ? null : { mode: "100644", oid: repository.writeBlob(text) };
      return [path, change] as const;
    });
    const base = parent ? repository.commit(parent)?.tree : undefined;
    const tree = writeChangedTree(repository, base, new Map(changes));
    if (!tree) throw new Error(`One of ${Object.keys(files).join(", ")} isn't there.`);
    const date = this.nextTime();
    const by: Signature = { name: author, email: `${author.toLowerCase()}@example.org`, date };
    const oid = repository.writeCommit({
      tree,
      parents: parent ? [parent] : [],
      author: by,
      committer: by,
      message,
    });
    if (!this.setBranch(branch, oid)) throw new Error(`There can be no branch ${branch}.`);
    return oid;
  }
}
