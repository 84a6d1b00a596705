// Publishes the author's draft: with one commit on the published branch, or as a proposal. What others have published is
// never overwritten.
import { isMedia } from "../../content/model/input.ts";
import { Moved, Refused, type Look } from "../git-host.ts";
import type { PublishAnswer, Publishing } from "../store.ts";
import { publishedBy } from "./changed-by.ts";
import { check } from "./check.ts";
import { commonTree } from "./common-tree.ts";
import type { Parts } from "./parts.ts";
import { propose } from "./proposal.ts";
import {
  changedFiles,
  newFiles,
  textsIn,
  withChanges,
  type ChangedFile,
  type Tree,
} from "./tree.ts";
import { basisOf, type Basis, type Work } from "./work.ts";

/** Others may publish first now and then. If it keeps happening, the person gets a message. */
const mostTries = 3;

const refused = (reason: string): PublishAnswer => ({ is: "refused", reason });

export class Publisher {
  readonly #parts: Parts;
  /** The content after a publish whose answer was lost: it may be published all the same. */
  #unsure: Tree | undefined;

  constructor(parts: Parts) {
    this.#parts = parts;
  }

  async publish(wanted: Publishing): Promise<PublishAnswer> {
    if (wanted.message.trim() === "")
      return refused(
        "The description of your changes is empty. Describe what you changed in a few words.",
      );
    try {
      for (let tries = 0; tries < mostTries; tries++) {
        const answer = await this.#tryOnce(wanted);
        if (answer !== "moved") return answer;
      }
      return refused("Someone else is publishing at the same time. Try again in a moment.");
    } catch (error) {
      if (!(error instanceof Refused)) throw error;
      return refused(this.#explain(error, wanted));
    }
  }

  async #tryOnce(wanted: Publishing): Promise<PublishAnswer | "moved"> {
    const { draft, added } = this.#parts;
    await draft.refresh();
    const arrived = await this.#findArrived();
    if ((await this.#putBackUndone(wanted)) === "moved") return "moved";
    const work = await draft.known();
    const basis = basisOf(work);
    const nothing = (): PublishAnswer => arrived ?? { is: "nothing" };
    if (basis.mine.length === 0) {
      // Others may have published: the editor doesn't show that yet.
      if (unseenIn(work, wanted) !== undefined) this.#parts.changed();
      return nothing();
    }
    const unseen = unseenIn(work, wanted);
    if (unseen !== undefined) return this.#refuseUnseen(unseen);
    if (basis.theirs.length > 0) return this.#overtaken(work, basis);
    const { mistake, unused } = await check(this.#parts, work);
    if (mistake !== undefined) return refused(`${mistake} Fix it, then publish again.`);
    for (const name of wanted.takenBack ?? []) added.delete(name);
    for (const name of wanted.media) added.add(name);
    const isLeftOut = ({ name, before }: ChangedFile) =>
      isMedia(name) && before === undefined && unused.has(name) && !added.has(name);
    const mine = basis.mine.filter((file) => !isLeftOut(file));
    if (mine.length === 0) return nothing();
    if (wanted.to.is === "direct") return this.#sendDirectly(work, mine, wanted.message);
    const { message, to } = wanted;
    return propose(this.#parts, { work, mine, message, branch: to.branch });
  }

  /** A save without an answer may have put something into the draft that the author has undone since. */
  async #putBackUndone({ versions }: Publishing): Promise<"moved" | "done"> {
    const { draft, unsure } = this.#parts;
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

  async #sendDirectly(
    work: Work,
    mine: readonly ChangedFile[],
    message: string,
  ): Promise<PublishAnswer | "moved"> {
    const { host, site, draft, destinations } = this.#parts;
    const { direct } = await destinations.both();
    if (direct.is === "closed") return refused(direct.reason);
    const { commit: over, tree } = work.published;
    const change = { branch: site.branch, expected: over, over, files: newFiles(mine) };
    const earlier = this.#unsure;
    this.#unsure = withChanges(tree, mine);
    try {
      const commit = await host.commitTo({ ...change, message: message.trim() });
      const [date, messages] = [new Date().toISOString(), [message.trim()]];
      return await this.#settle({ commit, date, messages, tree: this.#unsure });
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
    const { published } = await this.#parts.draft.known();
    const isSame = this.#unsure && changedFiles(this.#unsure, published.tree).length === 0;
    return isSame ? this.#settle(published) : undefined;
  }

  /** Goes on from what is published now. */
  async #settle(now: Look): Promise<PublishAnswer> {
    const { site, draft, live } = this.#parts;
    this.#unsure = undefined;
    const { base, tree } = await draft.known();
    const mine = changedFiles(base.tree, tree);
    await draft.startOver(
      now,
      mine.filter(({ name, after }) => now.tree.get(name) !== after),
    );
    const mark = await live.mark(now.tree);
    const { branch } = site;
    return { is: "published", branch, review: undefined, note: undefined, live: mark };
  }

  #refuseUnseen(name: string): PublishAnswer {
    const { unsure, changed } = this.#parts;
    unsure.forgetAll();
    changed();
    return refused(
      `${name} was changed in your draft in another tab or on another device. Check what changed, then publish again.`,
    );
  }

  async #overtaken(work: Work, { mine, theirs }: Basis): Promise<PublishAnswer> {
    const { draft, contents } = this.#parts;
    // What the author has removed may stay as others have it.
    const isMine = new Set(mine.flatMap(({ name, after }) => (after === undefined ? [] : name)));
    const clash = theirs.find(({ name }) => isMedia(name) && isMine.has(name));
    if (clash)
      return refused(
        `Someone else has changed ${clash.name} too, and two versions of a file in media can't be merged. Give your file another name and use that one, or remove it.`,
      );
    draft.offer(work);
    const before = await contents.texts(await commonTree(this.#parts, work));
    const after = await contents.texts(work.published.tree);
    const files = theirs
      .filter(({ name }) => !isMedia(name))
      .map(({ name }) => ({ name, before: before.get(name), theirs: after.get(name) }));
    const by = await publishedBy(this.#parts, work, files);
    return {
      is: "overtaken",
      mergedVersion: work.published.commit,
      files: files.map(({ before: base, ...file }) => {
        return { ...file, base, by: by.get(file.name) ?? [] };
      }),
    };
  }

  #explain(error: Refused, { to }: Publishing): string {
    const { destinations } = this.#parts;
    if (to.is === "direct" && error.why === "protected") {
      destinations.close();
      return destinations.reason;
    }
    return this.#unsure
      ? `${error.message} If it was published all the same, publishing again says so: nothing is published twice.`
      : error.message;
  }
}

/** True if the host may have made the commit all the same. */
function isUnsure({ why }: Refused): boolean {
  return why === "offline" || why === "busy" || why === "other";
}

/** The name of a file that has changed since the editor has read it. */
function unseenIn({ tree }: Work, { versions }: Publishing): string | undefined {
  const names = new Set([...Object.keys(versions), ...textsIn(tree)]);
  return [...names].find((name) => (tree.get(name) ?? "") !== (versions[name] ?? ""));
}
