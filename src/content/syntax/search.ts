// Finds the reading of a text with the fewest mistakes: a search for the cheapest path.
import TinyQueue from "tinyqueue";
import { beginning, endOfEndless, leave } from "./grammar.ts";
import { suspicion } from "./prices.ts";
import { repairs } from "./possible-mistakes.ts";
import { readOn } from "./scanner.ts";
import type { Edit, Open, State } from "./state.ts";
import { startOfToken } from "./trivia.ts";

/** How many lines and characters before the point where reading stops a mistake is looked for. */
const linesBack = 2;
const farthest = 700;
/** How many open brackets, and how many tokens, the search goes back to where they were opened. */
const mostOpened = 2;
const mostTokensBack = 500;
/** After how many characters two readings are compared for having reached the same state. */
const checkpoint = 256;
/** How much more expensive than the cheapest reading another one may be. */
const slack = 2 * suspicion + 0.05;
/** How many readings are tried at one offset before the furthest one is taken, and how many in total. */
const mostTries = 3000;
const mostInAll = 25_000;
/** How many complete readings are stored, and how many that reach one offset. */
const mostAlike = 12;

/** A state to continue from, or after which a mistake is looked for. */
interface Task {
  readonly state: State;
  readonly cost: number;
  readonly isStuck: boolean;
  /** Among equal tasks, the first one is tried first. */
  readonly number: number;
}

/** The readings of a text with about the same cost. */
export interface Found {
  ends: readonly State[];
  /** Alternative parses that reach an equivalent state. */
  others: ReadonlyMap<State, readonly State[]>;
}

export function findReadings(text: string): Found {
  return new Search(text).run();
}

class Search {
  readonly #text: string;
  readonly #tasks = new TinyQueue<Task>(
    [],
    (one, other) =>
      one.cost - other.cost || other.state.at - one.state.at || one.number - other.number,
  );
  readonly #ends: State[] = [];
  readonly #others = new Map<State, State[]>();
  readonly #reached = new Map<string, State[]>();
  readonly #repaired = new Set<State>();
  /** Up to where a repair is final, and how expensive slower readings may be; the last ones have come furthest. */
  #confirmed: { at: number; most: number }[] = [];
  #furthest = beginning;
  #number = 0;
  #tries = 0;

  constructor(text: string) {
    this.#text = text;
  }

  run(): Found {
    this.#goOn(beginning);
    let left = mostInAll;
    for (let task = this.#tasks.pop(); task && left > 0; task = this.#tasks.pop(), left--) {
      const [end] = this.#ends;
      if (end && (task.cost > end.cost + slack || this.#ends.length >= mostAlike)) break;
      if (this.#isOutdone(task)) continue;
      if (task.isStuck) this.#repair(task.state);
      else this.#read(task.state);
      if (++this.#tries > mostTries) this.#settleForFurthest();
    }
    if (this.#ends.length === 0) this.#giveUp();
    return { ends: this.#ends, others: this.#others };
  }

  #goOn(state: State): void {
    this.#push(state, state.cost, false);
  }

  #push(state: State, cost: number, isStuck: boolean): void {
    this.#tasks.push({ state, cost, isStuck, number: this.#number++ });
  }

  #read(from: State): void {
    const until = (Math.floor(from.at / checkpoint) + 1) * checkpoint;
    const { state, why } = readOn(this.#text, from, until);
    if (state.at > this.#furthest.at) this.#furthest = state;
    this.#confirm(state);
    switch (why) {
      case "pause":
        if (this.#isNew(state)) this.#goOn(state);
        return;
      case "end":
        this.#ends.push(state);
        return;
      case "suspicious":
        this.#push(state.before ?? state, from.cost + 1, true);
        this.#goOn(state);
        return;
      case "stuck": {
        const ended = endOfEndless(this.#text, state);
        if (ended) this.#goOn(ended);
        // What is cut off may have been reported already.
        else this.#push(state, state.cost + (this.#isAtEnd(state) ? 0 : 1), true);
      }
    }
  }

  #isAtEnd({ at }: State): boolean {
    return startOfToken(this.#text, at) === this.#text.length;
  }

  #repair(stuck: State): void {
    const from = this.#farthestBefore(startOfToken(this.#text, stuck.at));
    let depth = stuck.open?.depth ?? 0;
    const least = depth - mostOpened;
    let left = mostTokensBack;
    for (let state: State | undefined = stuck; state && left-- > 0; state = state.before) {
      const isNear = state.at >= from;
      const outer = state.open?.depth ?? 0;
      // An extra bracket may have been opened long before.
      if (isNear || (outer < depth && depth > least)) this.#repairAt(state);
      depth = Math.min(depth, outer);
      // Mistakes are assumed in the order of the text.
      if (state.taken.edit || (!isNear && depth <= Math.max(least, 0))) return;
    }
  }

  /** The start of the first line to search for a mistake that shows at an offset. */
  #farthestBefore(offset: number): number {
    const least = Math.max(0, offset - farthest);
    const looked = this.#text.slice(least, offset);
    let from = looked.length;
    for (let lines = 0; lines <= linesBack && from > 0; lines++)
      from = looked.lastIndexOf("\n", from - 1);
    return least + Math.max(0, from);
  }

  #repairAt(state: State): void {
    if (this.#repaired.has(state)) return;
    this.#repaired.add(state);
    for (const next of repairs(this.#text, state)) this.#goOn(next);
  }

  #confirm({ confirmed: at, cost, suspicions }: State): void {
    const last = this.#confirmed.at(-1);
    if (last && at <= last.at) return;
    // Something suspicious may turn out to be a mistake later.
    const most = cost - suspicions * suspicion + (suspicions > 0 ? 1 : 0) + slack;
    this.#confirmed = [...this.#confirmed.filter((each) => each.most < most), { at, most }];
    this.#tries = 0;
  }

  /** Drops all readings but the one that has come furthest. */
  #settleForFurthest(): void {
    const tasks = this.#tasks.data.filter(({ state }) => state.at < this.#text.length);
    const furthest = Math.max(...tasks.map(({ state }) => state.at));
    const best = tasks.find(({ state }) => state.at === furthest);
    while (this.#tasks.length > 0) this.#tasks.pop();
    if (best) this.#tasks.push(best);
    this.#tries = 0;
  }

  /** True if a cheaper reading has made a task pointless. */
  #isOutdone({ state, cost }: Task): boolean {
    return this.#confirmed.some((confirmed) => state.at < confirmed.at && cost > confirmed.most);
  }

  /** True if no other reading has reached the same state; if one has, this is stored as an alternative to it. */
  #isNew(state: State): boolean {
    const key = `${state.at} ${state.expected}`;
    const known = this.#reached.get(key) ?? [];
    const same = known.find((each) => isSameOpen(each.open, state.open));
    if (!same) {
      this.#reached.set(key, [...known, state]);
      return true;
    }
    const others = this.#others.get(same) ?? [];
    if (others.length < mostAlike && state.cost <= same.cost + slack)
      this.#others.set(same, [...others, state]);
    return false;
  }

  /** Stops reading at the offset that was reached. */
  #giveUp(): void {
    const edit: Edit = this.#isAtEnd(this.#furthest)
      ? { kind: "cut", isReported: false }
      : { kind: "unreadRest" };
    this.#ends.push(leave(this.#text, this.#furthest, edit, 1));
  }
}

function isSameOpen(one: Open | undefined, other: Open | undefined): boolean {
  let [a, b] = [one, other];
  for (; a && b && a !== b; a = a.outer, b = b.outer) {
    if (a.bracket !== b.bracket || a.isEndless !== b.isEndless) return false;
    if (a.indent !== b.indent || a.inside !== b.inside) return false;
  }
  return a === b;
}
