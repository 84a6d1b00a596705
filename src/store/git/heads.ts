// Remembers where each branch is. A host's answers may be up to half a minute old, so an answer can be older than what
// is known already.
import { Refused, type Look } from "../git-host.ts";
import type { HeadMemory, RememberedHead } from "./head-memory.ts";
import { t } from "../../words/t.ts";

/** In milliseconds: answers aren't older than this. GitHub caches branches for a minute (max-age=60). */
const longestLag = 60_000;

/** Stands for a branch that doesn't exist, among commits. */
const absent = "";

interface Head {
  /** undefined if the branch doesn't exist. */
  look: Look | undefined;
  /** When that was first known. */
  since: number;
  /** In milliseconds, by the host's clock: earlier commits aren't newer than this one. */
  notBefore: number;
  /** When it was committed, in milliseconds by the host's clock; undefined if this tab did it. */
  committed: number | undefined;
  /** Commits that the branch was at before, or {@link absent}, and when it was known not to be there any more, in milliseconds. */
  passed: Map<string, number>;
  /** When the branch was known to be somewhere else, in milliseconds. */
  missed: number | undefined;
}

export class Heads {
  readonly #heads = new Map<string, Head>();
  readonly #memory: HeadMemory;
  readonly #now: () => number;

  constructor(memory: HeadMemory, now: () => number) {
    this.#memory = memory;
    this.#now = now;
  }

  /** Where a branch was before this tab was reloaded, if answers may still be older. */
  remembered(branch: string): RememberedHead | undefined {
    const head = this.#heads.has(branch) ? undefined : this.#memory.read(branch);
    return head && this.#canLag(head.since) ? head : undefined;
  }

  /** @param look the remembered commit; undefined if it was removed, or if it can't be read yet */
  restore(branch: string, { commit, passed, since }: RememberedHead, look: Look | undefined): void {
    const missed = commit !== undefined && !look ? since : undefined;
    const notBefore = look ? Date.parse(look.date) : 0;
    const left = new Map(passed.map((each) => [each, since]));
    const committed = undefined;
    this.#heads.set(branch, { look, since, notBefore, committed, passed: left, missed });
  }

  /**
   * @param answer what the host said
   * @param newest when the newest commit in the same answer was committed, in milliseconds by the host's clock
   * @returns that, or what is known if it is newer
   * @throws {Refused} if the host still gives an answer that is known to be wrong
   */
  accept(branch: string, answer: Look | undefined, newest = 0): Look | undefined {
    const head = this.#heads.get(branch);
    if (!head || !this.#isOld(head, answer, newest)) {
      const committed = answer && Date.parse(answer.date);
      if (head?.look?.commit !== answer?.commit || !head || head.missed !== undefined)
        this.#set(branch, answer, committed ?? 0, committed);
      return answer;
    }
    if (head.missed !== undefined)
      throw new Refused(
        "busy",
        t`The site was changed a moment ago, and the change can't be read yet. Try again in a minute.`,
      );
    return head.look;
  }

  /** Notes where this tab has moved a branch. */
  moved(branch: string, look: Look | undefined): void {
    // The look has the date of this computer, whose clock may be wrong.
    this.#set(branch, look, this.#heads.get(branch)?.notBefore ?? 0);
  }

  /** Notes that a branch isn't at this commit, if nothing newer is known already. */
  missed(branch: string, commit: string | undefined): void {
    const head = this.#heads.get(branch);
    if (head && head.look?.commit === commit)
      this.#heads.set(branch, { ...head, missed: this.#now() });
  }

  #set(branch: string, look: Look | undefined, notBefore: number, committed?: number): void {
    const since = this.#now();
    const before = this.#heads.get(branch);
    const passed = new Map([...(before?.passed ?? [])].filter(([, when]) => this.#canLag(when)));
    if (before && before.look?.commit !== look?.commit)
      passed.set(before.look?.commit ?? absent, since);
    this.#heads.set(branch, { look, since, notBefore, committed, passed, missed: undefined });
    this.#memory.write(branch, { commit: look?.commit, passed: [...passed.keys()], since });
  }

  #isOld(head: Head, answer: Look | undefined, newest: number): boolean {
    const { look, since, notBefore, committed, passed, missed } = head;
    const left = passed.get(answer?.commit ?? absent);
    // An answer that knows of a later commit on another branch is from after the one that is missing.
    const isLater = !answer && committed !== undefined && newest > committed;
    if (left !== undefined && this.#canLag(left) && !isLater) return true;
    if (missed !== undefined) return answer?.commit === look?.commit && this.#canLag(missed);
    if (!look || answer?.commit === look.commit || !this.#canLag(since)) return false;
    return answer ? Date.parse(answer.date) < notBefore : !isLater;
  }

  /** Whether answers can still be from before this time. It seems to be in the future if the clock was set back. */
  #canLag(time: number): boolean {
    return Math.abs(this.#now() - time) < longestLag;
  }
}
