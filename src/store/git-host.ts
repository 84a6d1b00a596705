// The interface to a Git host: everything the editor knows about it. A Store over any such host is in git/.
import type { Unreadable } from "../content/model/input.ts";

/** The content of a commit. */
export interface Snapshot {
  /** The commit's object id. */
  commit: string;
  /**
   * The files in the content folder and in its `media` folder: path in the content folder -> object id. Without links,
   * submodules and other folders.
   */
  tree: ReadonlyMap<string, string>;
  /** What can't be read although it has a file's name, or is called `media`: links, submodules, folders. */
  unreadable?: ReadonlyMap<string, Unreadable>;
}

/** How many messages of a branch a host reports at most. */
export const mostMessages = 20;

/** The state of a branch. */
export interface Look extends Snapshot {
  /** When it was committed, in ISO 8601. */
  date: string;
  /** The messages of the branch's latest commits, this one first, along first parents. At most `mostMessages`. */
  messages: readonly string[];
}

/** A branch and the version that its changes were made to. */
export interface Comparison {
  now: Snapshot;
  /**
   * The commit at which the two branches parted, or the other branch's latest one if they have nothing in common.
   * undefined if the other branch doesn't exist.
   */
  before: Snapshot | undefined;
  /**
   * Each asks for a difference from `before`, as git writes it: to the branch first, then to the other one. Empty if the
   * host answers with many texts at once, so that nothing is gained. undefined if the host can't tell the difference.
   */
  diffs: readonly (() => Promise<string | undefined>)[];
}

/** The person who edits. */
export interface Person {
  /** Names the branch of their draft: letters, digits and hyphens. */
  login: string;
  /** As commits name them. */
  name: string;
}

/** A token that can be used for a site's repository, or what is missing, for the person. */
export type TokenCheck =
  | {
      is: "ready";
      /** Who the token belongs to. */
      person: Person;
      /** When the token ends; undefined if it never does or the host doesn't say. */
      ends: Date | undefined;
      /** Whether it can send proposals. */
      canPropose: boolean;
    }
  | { is: "refused"; reason: string };

/** A commit that changed the content. */
export interface ContentCommit {
  commit: string;
  /** In ISO 8601. */
  date: string;
  message: string;
  author: string;
}

/** A change of one file. */
export interface FileChange {
  /** The file's object id after the change; undefined if that removed it. */
  after: string | undefined;
  /** The name of the person who made it. */
  author: string;
  /** Whether that is the person who edits. */
  isOwn: boolean;
}

/** A file to put into a commit; null removes it. */
export interface NewFile {
  /** Its path in the content folder. */
  name: string;
  /** Text, bytes, or the object id of a file that the host has. */
  content: { text: string } | { bytes: Uint8Array } | { oid: string } | null;
}

export interface BranchChange {
  branch: string;
  /** The branch's current commit; undefined if the branch doesn't exist yet. */
  expected: string | undefined;
  /**
   * The commit whose files the new ones replace. It becomes a parent of the new commit, after `expected`, unless they
   * are the same.
   */
  over: string;
  files: readonly NewFile[];
  message: string;
}

export interface GitHost {
  /** A unique name for the content, such as `github:owner/name/content`. */
  readonly site: string;
  /** The address where the host shows what it does with what is published. */
  readonly log: string;
  /** @throws {Refused} as all methods, if the host doesn't do it */
  person(): Promise<Person>;
  /** @param names branches or commits @returns undefined for each that doesn't exist */
  look(names: readonly string[]): Promise<readonly (Look | undefined)[]>;
  /**
   * Compares a branch with the one that it would be merged into.
   * @param branch only a branch: a host may also know the commits of a stranger's copy
   * @returns undefined if there is no such branch
   */
  compare(into: string, branch: string): Promise<Comparison | undefined>;
  /** Reads files. Each is held against its object id, so that no file is ever cut or mixed up. */
  read(oids: readonly string[]): Promise<ReadonlyMap<string, Uint8Array>>;
  /**
   * Makes one commit and moves the branch to it, or makes the branch. If that has to be tried again, files that were
   * sent already aren't sent again.
   * @returns the new commit
   * @throws {Moved} if the branch isn't at `expected`
   */
  commitTo(change: BranchChange): Promise<string>;
  /** Removes a branch if it is still at this commit. @throws {Moved} if it isn't */
  remove(branch: string, expected: string): Promise<void>;
  /** Asks for a review of a branch; if it was asked for already, changes nothing. @returns the review's address */
  propose(branch: string, into: string, message: string): Promise<string>;
  /** Whether the branch takes commits without a review, as far as the host tells. */
  rules(branch: string): Promise<{ direct: "open" | "closed" }>;
  /** The commits that changed the content, the latest first. @param before only earlier ones than this commit */
  commits(branch: string, before?: string): Promise<readonly ContentCommit[]>;
  /**
   * The latest changes of files up to a commit, the latest first. At most 20 of each.
   * @param names paths in the content folder
   */
  fileChanges(
    commit: string,
    names: readonly string[],
  ): Promise<ReadonlyMap<string, readonly FileChange[]>>;
}

/** Someone else has moved the branch; nothing was changed. */
export class Moved extends Error {
  /** Whether the branch is known not to exist any more. */
  readonly isGone: boolean;

  constructor(message?: string, { isGone = false } = {}) {
    super(message);
    this.isGone = isGone;
  }
}

export type RefusedWhy =
  "signed out" | "forbidden" | "protected" | "missing" | "busy" | "offline" | "other";

/** The host didn't do it. The message says what is the matter and what to do, for the person. */
export class Refused extends Error {
  readonly why: RefusedWhy;

  constructor(why: RefusedWhy, message: string) {
    super(message);
    this.why = why;
  }
}
