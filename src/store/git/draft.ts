// The author's draft: a branch of their own over the published one. It exists only while something isn't published.
import { Moved, type GitHost, type Look, type NewFile, type Person } from "../git-host.ts";
import type { ChangedFile } from "../publishing.ts";
import type { GitSite } from "./git-site.ts";
import type { HeadMemory } from "./head-memory.ts";
import { Heads } from "./heads.ts";
import { mergingWork, withTheirMedia, type Offered } from "./merging.ts";
import { changedFiles, onlyContent, textsIn, withChanges, type Tree } from "./tree.ts";
import { draftBranch } from "./names.ts";
import {
  baseNamedIn,
  draftMessage,
  isPending,
  withoutChanges,
  workOf,
  type Work,
} from "./author-changes.ts";
import { noBase, noBranch, noPages, notOwnDraft } from "./draft-refusals.ts";

/** A file to put into the draft: a text, bytes, or what the host has already. */
export interface DraftChange extends Pick<ChangedFile, "name" | "after"> {
  text?: string | undefined;
  bytes?: Uint8Array | undefined;
}

export class Draft {
  readonly #host: GitHost;
  readonly #site: Pick<GitSite, "branch" | "folder">;
  readonly #heads: Heads;
  readonly #now: () => number;
  #person: Person | undefined;
  #work: Work | undefined;
  /** What is known about commits, which never change. */
  readonly #commits = new Map<string, Look>();
  /** What the author was last asked to merge. */
  #offered: Offered | undefined;

  constructor(
    host: GitHost,
    site: Pick<GitSite, "branch" | "folder">,
    { memory, now }: { memory: HeadMemory; now: () => number },
  ) {
    this.#host = host;
    this.#site = site;
    this.#now = now;
    this.#heads = new Heads(memory, now);
  }

  /** @throws {Refused} */
  async branch(): Promise<string> {
    this.#person ??= await this.#host.person();
    return draftBranch(this.#person, this.#site);
  }

  /** The last known work. @throws {Refused} if none is known and it can't be read */
  async known(): Promise<Work> {
    return this.#work ?? this.refresh();
  }

  /**
   * The work to change. A new draft starts from what is published now: another device may just have published an
   * earlier draft. @throws {Refused}
   */
  async ready(): Promise<Work> {
    const work = await this.known();
    return work.head === undefined ? this.refresh() : work;
  }

  /** Reads the work from the host, and removes a draft that has nothing left to publish. @throws {Refused} */
  async refresh(): Promise<Work> {
    const work = await this.#read();
    if (work.head === undefined || work.over !== work.published) return work;
    if ((await this.#remove(work.head)) !== "moved") return this.known();
    // If the answers lag, an empty draft does no harm.
    return this.#read().catch(() => work);
  }

  async #read(): Promise<Work> {
    const { published, draft } = await this.heads();
    this.#work = workOf(published, draft, draft ? await this.#baseOf(draft) : published);
    return this.#work;
  }

  /** Reads where both branches are. @throws {Refused} */
  async heads(): Promise<{ published: Look; draft: Look | undefined }> {
    const branch = await this.branch();
    const both = [this.#site.branch, branch];
    const remembered = both.flatMap((each) => {
      const head = this.#heads.remembered(each);
      return head ? [{ branch: each, head }] : [];
    });
    const commits = remembered.flatMap(({ head }) => head.commit ?? []);
    const [first, second, ...rest] = await this.#host.look([...both, ...commits]);
    for (const { branch: each, head } of remembered) {
      const look = head.commit === undefined ? undefined : rest[commits.indexOf(head.commit)];
      this.#heads.restore(each, head, look && onlyContent(look));
    }
    const published = this.#heads.accept(this.#site.branch, first && onlyContent(first));
    const isNew = first !== undefined && published?.commit === first.commit;
    const newest = isNew ? Date.parse(first.date) : 0;
    const draft = this.#heads.accept(branch, second && onlyContent(second), newest);
    if (!published) throw noBranch(this.#site.branch);
    if (textsIn(published.tree).length === 0) throw noPages(this.#site.branch, this.#site.folder);
    this.#commits.set(published.commit, published);
    return { published, draft };
  }

  /** True if the host has something else than the last known work. @throws {Refused} */
  async hasChanged(): Promise<boolean> {
    const before = this.#work;
    const { published, draft } = await this.heads();
    if (before !== this.#work) return false;
    return before?.published.commit !== published.commit || before.head !== draft?.commit;
  }

  /** Reads an earlier state. @returns undefined if there is no such commit @throws {Refused} */
  async at(commit: string): Promise<Look | undefined> {
    const known = this.#commits.get(commit);
    if (known) return known;
    const [look] = await this.#host.look([commit]);
    if (look) this.#commits.set(commit, onlyContent(look));
    return this.#commits.get(commit);
  }

  /**
   * Puts files into the draft with one commit.
   * @param merging the work to put them over, as by {@link merging}; the known one by default
   * @throws {Moved} if the draft was changed elsewhere, {Refused} if the host doesn't do it
   */
  async put(changes: readonly DraftChange[], merging?: Work): Promise<Work> {
    const known = await this.known();
    await this.#commit(merging ?? known, changes, known.base);
    const work = await this.known();
    // A draft without changes is removed, unless what it changes back was published meanwhile.
    if (isPending(work)) return work;
    return this.refresh().catch(() => work);
  }

  /** Goes on from what is published now. The rest of the draft stays, and an empty draft is removed. */
  async startOver(published: Look, rest: readonly ChangedFile[]): Promise<void> {
    const { head } = await this.known();
    this.#heads.moved(this.#site.branch, published);
    this.#commits.set(published.commit, published);
    this.#work = withoutChanges(published, head);
    this.#offered = undefined;
    // If this fails, the next look finds that everything is published.
    if (rest.length > 0) await this.#commit(this.#work, rest).catch(() => (this.#work = undefined));
    else if (head !== undefined) await this.#remove(head);
  }

  /** Notes that the published branch isn't at this commit. */
  missedPublished(commit: string): void {
    this.#heads.missed(this.#site.branch, commit);
  }

  /**
   * Notes that this tab has moved the published branch by a commit that leaves this folder as it is.
   * @param over the commit before
   */
  passPublished(over: string, commit: string, message: string): void {
    const before = this.#commits.get(over);
    // Others have published: the next look finds both.
    if (!before) return;
    const date = new Date(this.#now()).toISOString();
    const look = { ...before, commit, date, messages: [message, ...before.messages] };
    this.#heads.moved(this.#site.branch, look);
    this.#commits.set(commit, look);
    if (this.#work?.published.commit === over) this.#work = { ...this.#work, published: look };
  }

  /** Notes that the author is asked to merge what others have published. */
  offer({ published, base }: Work): void {
    this.#offered = { look: published, base: base.commit };
  }

  /** As {@link mergingWork}, for what the author was last asked to merge. */
  merging(work: Work, version: string, names: ReadonlySet<string>): Work | undefined {
    return this.#offered && mergingWork(work, this.#offered, version, names);
  }

  /** The author's content with the media of others' pages that the author is asked to merge. */
  shown(work: Work): Tree {
    return this.#offered ? withTheirMedia(work, this.#offered) : work.tree;
  }

  /** @param before where the author's content started until now */
  async #commit(
    work: Work,
    changes: readonly DraftChange[],
    before: Look = work.base,
  ): Promise<void> {
    const { published, head, base, over } = work;
    const tree = withChanges(work.tree, changes);
    const changed = changedFiles(work.tree, tree);
    const message = draftMessage(base, before.tree, changed, work.messages);
    const messages = [message, ...work.messages];
    if (head === undefined && !isPending({ base, published, tree, messages })) {
      this.#work = withoutChanges(published);
      return;
    }
    const given = new Map(changes.map((change) => [change.name, change]));
    const files = changedFiles(over.tree, tree).map(({ name, after }): NewFile => {
      const { text, bytes } = given.get(name) ?? {};
      if (after === undefined) return { name, content: null };
      if (text !== undefined) return { name, content: { text } };
      return { name, content: bytes ? { bytes } : { oid: after } };
    });
    const branch = await this.branch();
    const commit = await this.#host
      .commitTo({ branch, expected: head, over: over.commit, files, message })
      .catch((error: unknown) => this.#noteMoved(branch, head, error));
    const look = { commit, date: new Date(this.#now()).toISOString(), messages, tree };
    this.#heads.moved(branch, look);
    this.#work = { published, head: commit, base, over: look, tree, messages };
  }

  /** Removes the draft, unless it was changed elsewhere. */
  async #remove(head: string): Promise<"removed" | "moved" | "kept"> {
    const branch = await this.branch();
    try {
      await this.#host.remove(branch, head);
    } catch (error) {
      if (error instanceof Moved) this.#heads.missed(branch, head);
      // An empty draft does no harm: the next save goes on from it.
      return error instanceof Moved ? "moved" : "kept";
    }
    this.#heads.moved(branch, undefined);
    if (this.#work?.head === head) this.#work = { ...this.#work, head: undefined };
    return "removed";
  }

  #noteMoved(branch: string, head: string | undefined, error: unknown): never {
    if (!(error instanceof Moved)) throw error;
    if (!error.isGone) this.#heads.missed(branch, head);
    else {
      this.#heads.moved(branch, undefined);
      // Most likely it was published on another device, and what is published isn't known yet.
      if (this.#work && isPending(this.#work)) this.missedPublished(this.#work.published.commit);
    }
    throw error;
  }

  async #baseOf(draft: Look): Promise<Look> {
    const commit = baseNamedIn(draft.messages);
    const base = commit === undefined ? undefined : await this.at(commit);
    if (base) return base;
    const branch = await this.branch();
    throw commit === undefined ? notOwnDraft(branch) : noBase(branch);
  }
}
