// Chooses among equally cheap readings of a text the one with the fewest problems to report.
import { build, type Built } from "./build-values.ts";
import { pathTo, type State } from "./state.ts";
import type { Found } from "./search.ts";
import type { Parsed } from "./parsed.ts";

/** How many problems a value has, apart from its syntax. */
export type Judge = (parsed: Parsed) => number;

/** How many readings of a file are validated against its schema. */
const mostJudged = 100;

export function choose(text: string, { ends, others }: Found, judge: Judge): Built {
  const [first] = ends;
  if (!first) throw new Error("A text can be given up, so that there is always a reading");
  const isOnly = ends.length === 1 && !pathTo(first).some((state) => others.has(state));
  if (isOnly) return build(text, pathTo(first));
  let best: Built | undefined;
  let least = Infinity;
  let left = mostJudged;
  /** True if this reading is the best so far. */
  const isBest = (path: readonly State[], price: number): boolean => {
    // Every mistake is reported, so this reading couldn't be better even without other problems.
    const atLeast = price + Math.max(1, Math.floor(price));
    if (left-- <= 0 || atLeast >= least) return false;
    const built = build(text, path);
    // As if each mistake were known to be what the reading takes it for.
    const sure = built.damage.filter(({ isSure }) => isSure);
    const cost = price + costOf({ ...built, damage: sure }, judge);
    if (cost >= least) return false;
    [best, least] = [built, cost];
    return true;
  };
  for (const end of ends) {
    let path = pathTo(end);
    isBest(path, end.cost);
    for (const state of path.filter((each) => others.has(each))) {
      const rest = path.slice(path.indexOf(state) + 1);
      for (const { way, more } of waysTo(state, others)) {
        if (left <= 0) break;
        const whole = [...way, ...rest];
        if (isBest(whole, end.cost + more)) path = whole;
      }
    }
  }
  return best ?? build(text, pathTo(first));
}

/** How many problems would be reported in total. */
export function costOf(parsed: Parsed, judge: Judge): number {
  return parsed.problems.length + judge(parsed);
}

/** Other parses that reach an equivalent state, and how much more they cost. */
function* waysTo(state: State, others: Found["others"]): Generator<{ way: State[]; more: number }> {
  for (const other of others.get(state) ?? []) {
    const path = pathTo(other);
    const dearer = other.cost - state.cost;
    yield { way: path, more: dearer };
    for (const [index, each] of path.entries())
      for (const { way, more } of waysTo(each, others))
        yield { way: [...way, ...path.slice(index + 1)], more: more + dearer };
  }
}
