// Finds out when visitors see what was published, by asking the live site again and again.
import type { LiveMark } from "../../store/live-mark.ts";
import { Observable } from "./observable.ts";

export type LiveState =
  /** Nothing was published yet. */
  | { is: "nothing" }
  | { is: "waiting" | "late"; mark: LiveMark; since: number; placeholders: number }
  | { is: "live"; mark: LiveMark };

/** Time as the check sees it. */
export interface Clock {
  /** In milliseconds. */
  now: () => number;
  /** Waits this long, and longer while nobody sees the tab. */
  pause: (milliseconds: number) => Promise<void>;
}

const minute = 60_000;
const untilLate = 10 * minute;
/** How long to wait before the site is asked again. */
const pauses = { waiting: 10_000, late: minute };

/** @param isLive what the site answered @param now the time of the answer */
function afterAsking(state: LiveState, isLive: boolean, now: number): LiveState {
  if (state.is === "nothing" || state.is === "live") return state;
  if (isLive) return { is: "live", mark: state.mark };
  const isLate = state.is === "waiting" && now - state.since >= untilLate;
  return isLate ? { ...state, is: "late" } : state;
}

export class LiveCheck {
  readonly #isLive: (mark: LiveMark) => Promise<boolean>;
  readonly #clock: Clock;
  readonly #shown = new Observable<LiveState>({ is: "nothing" });
  readonly subscribe = this.#shown.subscribe;
  readonly state = this.#shown.state;

  constructor(isLive: (mark: LiveMark) => Promise<boolean>, clock: Clock = browserClock) {
    this.#isLive = isLive;
    this.#clock = clock;
  }

  /**
   * Follows what was published last, and nothing that was published before.
   * @param placeholders how many the site still has: even one may keep its host from building it
   */
  start(mark: LiveMark, placeholders = 0): void {
    this.#shown.set({ is: "waiting", mark, since: this.#clock.now(), placeholders });
    void this.#follow(mark);
  }

  async #follow(mark: LiveMark): Promise<void> {
    for (;;) {
      const waiting = this.#shown.state();
      if (waiting.is === "nothing" || waiting.is === "live" || waiting.mark !== mark) return;
      await this.#clock.pause(pauses[waiting.is]);
      // A site that can't be reached may be reached later.
      const isLive = await this.#isLive(mark).catch(() => false);
      const state = this.#shown.state();
      if (state.is === "nothing" || state.mark !== mark) return;
      const next = afterAsking(state, isLive, this.#clock.now());
      if (next !== state) this.#shown.set(next);
    }
  }
}

const browserClock: Clock = {
  now: () => Date.now(),
  async pause(milliseconds) {
    await new Promise((go) => setTimeout(go, milliseconds));
    while (document.hidden)
      await new Promise((go) => document.addEventListener("visibilitychange", go, { once: true }));
  },
};
