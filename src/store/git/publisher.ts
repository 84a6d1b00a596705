// Publishes the author's draft: with one commit on the published branch, or as a proposal. What others have published is
// never overwritten.
import { Moved, Refused, type Look } from "../git-host.ts";
import {
  publishOver,
  refused,
  theirNames,
  whyClosed,
  type ChangedFile,
  type Pending,
  type Refusal,
  type Unsure,
} from "../publishing.ts";
import type { PublishAnswer, Publishing } from "../store.ts";
import { publishedBy } from "./changed-by.ts";
import { check } from "./check.ts";
import { commonTree } from "./common-tree.ts";
import type { GitStoreContext } from "./git-store-context.ts";
import { propose } from "./proposal.ts";
import { changedFiles, newFiles, textsIn, withChanges, type Tree } from "./tree.ts";
import { basisOf, newMediaIn, type Work } from "./author-changes.ts";
import { t } from "../../words/t.ts";

interface State extends Pending {
  work: Work;
  /** The answer to an earlier publish, if that was lost. */
  arrived: PublishAnswer | undefined;
}

export class Publisher {
  readonly #context: GitStoreContext;
  /** The content after a publish whose answer was lost: it may be published all the same. */
  #unsure: Tree | undefined;

  constructor(context: GitStoreContext) {
    this.#context = context;
  }

  publish(wanted: Publishing): Promise<PublishAnswer> {
    const { message } = wanted;
    return publishOver<State>(
      {
        added: this.#context.added,
        state: () => this.#state(wanted),
        check: ({ work }) => check(this.#context, work),
        nothing: ({ arrived }) => Promise.resolve(arrived ?? { is: "nothing" }),
        takeTheirs: (state) => this.#takeTheirs(state),
        send: ({ work }, mine) => this.#send(work, mine, message.trim()),
        propose: ({ work }, mine, branch) =>
          propose(this.#context, { work, mine, message, branch }),
        explain: (error) => this.#explain(error, wanted),
      },
      wanted,
    );
  }

  async #state(wanted: Publishing): Promise<State | Refusal | "moved"> {
    const { draft, destinations } = this.#context;
    await draft.refresh();
    const closed = whyClosed(await destinations.both(), wanted.to);
    if (closed !== undefined) return refused(closed);
    const arrived = await this.#findArrived();
    if ((await this.#putBackUndone(wanted)) === "moved") return "moved";
    const work = await draft.known();
    const { mine, theirs } = basisOf(work);
    const unseen = this.#findUnseen(work, wanted);
    const basis = { mine, theirs, newMedia: newMediaIn(mine) };
    return { is: "pending", ...basis, work, arrived, unseen, isFirst: false };
  }

  /** A save without an answer may have put something into the draft that the author has undone since. */
  async #putBackUndone({ versions }: Publishing): Promise<"moved" | "done"> {
    const { draft, unsure } = this.#context;
    const undone = unsure.undone(
      (await draft.known()).tree,
      (name, version) => (versions[name] ?? "") === version,
    );
    if (undone.length === 0) return "done";
    try {
      await draft.put(undone);
    } catch (error) {
      if (error instanceof Moved) return "moved";
      throw error;
    }
    unsure.forget(undone.map(({ name }) => name));
    return "done";
  }

  async #send(
    { published: { commit: over, tree } }: Work,
    mine: readonly ChangedFile[],
    message: string,
  ): Promise<PublishAnswer | "moved"> {
    const { host, site, draft } = this.#context;
    const change = { branch: site.branch, expected: over, over, files: newFiles(mine), message };
    const earlier = this.#unsure;
    this.#unsure = withChanges(tree, mine);
    try {
      const commit = await host.commitTo(change);
      const date = new Date().toISOString();
      return await this.#settle({ commit, date, messages: [message], tree: this.#unsure });
    } catch (error) {
      if (error instanceof Moved) {
        // This commit wasn't made, but an earlier one may be.
        this.#unsure = earlier;
        draft.missedPublished(over);
        return "moved";
      }
      if (!(error instanceof Refused) || !isUnsure(error)) {
        this.#unsure = undefined;
        throw error;
      }
      // The answer may have been lost on its way back.
      await draft.refresh().catch(() => undefined);
      const arrived = await this.#findArrived();
      if (arrived) return arrived;
      throw error;
    }
  }

  /** Recognizes that an earlier publish without an answer was made. */
  async #findArrived(): Promise<PublishAnswer | undefined> {
    const { published } = await this.#context.draft.known();
    const isSame = this.#unsure && changedFiles(this.#unsure, published.tree).length === 0;
    return isSame ? this.#settle(published) : undefined;
  }

  /** Goes on from what is published now. */
  async #settle(now: Look): Promise<PublishAnswer> {
    const { site, draft, live } = this.#context;
    this.#unsure = undefined;
    const { base, tree } = await draft.known();
    const mine = changedFiles(base.tree, tree);
    await draft.startOver(
      now,
      mine.filter(({ name, after }) => now.tree.get(name) !== after),
    );
    const mark = await live.mark(now.tree);
    const { branch } = site;
    return {
      is: "published",
      branch,
      review: undefined,
      note: undefined,
      ...(mark && { live: mark }),
    };
  }

  /** A file that has changed since the editor has read it, and where. */
  #findUnseen({ tree, head }: Work, { versions }: Publishing): string | undefined {
    const { unsure, changed } = this.#context;
    const names = new Set([...Object.keys(versions), ...textsIn(tree)]);
    const name = [...names].find((each) => (tree.get(each) ?? "") !== (versions[each] ?? ""));
    if (name === undefined) return undefined;
    unsure.forgetAll();
    changed();
    return head === undefined
      ? t`${name} was changed on another device or by someone else.`
      : t`${name} was changed in your draft in another tab or on another device.`;
  }

  async #takeTheirs({ work, theirs }: State): Promise<PublishAnswer> {
    const { draft, contents } = this.#context;
    draft.offer(work);
    const before = await contents.texts(await commonTree(this.#context, work));
    const after = await contents.texts(work.published.tree);
    const names = theirNames(theirs, before, after);
    const files = names.map((name) => ({ name, before: before.get(name) }));
    const by = await publishedBy(this.#context, work, files);
    return {
      is: "overtaken",
      mergedVersion: work.published.commit,
      before: Object.fromEntries(before),
      files: names.map((name) => ({ name, theirs: after.get(name), by: by.get(name) ?? [] })),
    };
  }

  #explain(error: unknown, { to }: Publishing): Refusal | Unsure {
    const { destinations } = this.#context;
    if (!(error instanceof Refused)) throw error;
    if (to.is === "direct" && error.why === "protected") {
      destinations.close();
      return refused(destinations.reason);
    }
    return this.#unsure ? { is: "unsure", reason: error.message } : refused(error.message);
  }
}

/** True if the host may have made the commit all the same. */
function isUnsure({ why }: Refused): boolean {
  return why === "offline" || why === "busy" || why === "other";
}
