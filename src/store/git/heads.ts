// Remembers where each branch is. A host's answers may be up to half a minute old, so an answer can be older than what
// is known already.
import { Refused, type Look } from "../git-host.ts";

/** In milliseconds: answers aren't older than this. GitHub caches branches for a minute (max-age=60). */
const longestLag = 60_000;

interface Head {
  /** undefined if the branch doesn't exist. */
  look: Look | undefined;
  /** When that was first known. */
  since: number;
  /** In milliseconds, by the host's clock: earlier commits aren't newer than this one. */
  notBefore: number;
  /** Commits that the branch was at before. */
  passed: Set<string>;
  /** Whether the branch is known to be somewhere else now. */
  isMissed: boolean;
}

export class Heads {
  readonly #heads = new Map<string, Head>();
  readonly #now: () => number;

  constructor(now: () => number) {
    this.#now = now;
  }

  /**
   * @param answer what the host said
   * @returns that, or what is known if it is newer
   * @throws {Refused} if the host still gives an answer that is known to be wrong
   */
  accept(branch: string, answer: Look | undefined): Look | undefined {
    const head = this.#heads.get(branch);
    if (!head || !this.#isOld(head, answer)) {
      if (head?.look?.commit !== answer?.commit || head?.isMissed !== false)
        this.#set(branch, answer, answer ? Date.parse(answer.date) : 0);
      return answer;
    }
    if (head.isMissed)
      throw new Refused(
        "busy",
        "Someone else has just made a change that can't be read yet. Try again in a minute.",
      );
    return head.look;
  }

  /** Notes where this tab has moved a branch. */
  moved(branch: string, look: Look | undefined): void {
    // The look has the date of this computer, whose clock may be wrong.
    this.#set(branch, look, this.#heads.get(branch)?.notBefore ?? 0);
  }

  /** Notes that a branch isn't where it was. */
  missed(branch: string): void {
    const head = this.#heads.get(branch);
    if (head) this.#heads.set(branch, { ...head, isMissed: true });
  }

  #set(branch: string, look: Look | undefined, notBefore: number): void {
    const { look: before, passed = new Set<string>() } = this.#heads.get(branch) ?? {};
    if (before && before.commit !== look?.commit) passed.add(before.commit);
    this.#heads.set(branch, { look, since: this.#now(), notBefore, passed, isMissed: false });
  }

  #isOld({ look, since, notBefore, passed, isMissed }: Head, answer: Look | undefined): boolean {
    if (answer && passed.has(answer.commit)) return true;
    if (isMissed) return answer?.commit === look?.commit;
    if (!look || answer?.commit === look.commit || this.#now() - since >= longestLag) return false;
    return !answer || Date.parse(answer.date) < notBefore;
  }
}
