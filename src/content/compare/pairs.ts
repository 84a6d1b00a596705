// Which item of a list has become which, so that one that moved isn't told as two.
import { groupBy } from "../model/group.ts";

/** An item as it is compared. */
export interface Item {
  /** All of it. */
  whole: string;
  /** What sort of thing it is: only the same sort can have become one another. */
  sort: string;
  /** What a person would know it by. */
  name?: string | undefined;
  /** Every word in it. */
  words: ReadonlySet<string>;
}

export interface Pair {
  before: number;
  after: number;
  /** Whether it stands elsewhere among those that stayed. */
  isMoved: boolean;
}

/** From this share of common words on, an item under another name is the same one. */
const alike = 0.4;
/** Beyond this many comparisons, items are known by their names alone. */
const mostComparisons = 40_000;

/**
 * @param isByPlace whether an item that has nothing in common with the one in whose place it stands is the same one
 * @returns the pairs as they stand afterwards; what isn't among them was removed or added
 */
export function pairs(before: readonly Item[], after: readonly Item[], isByPlace = false): Pair[] {
  const found = new Map<number, number>();
  const left = { before: new Set(before.keys()), after: new Set(after.keys()) };
  const join = (from: number, to: number): void => {
    found.set(to, from);
    left.before.delete(from);
    left.after.delete(to);
  };
  const joinBy = (key: (item: Item) => string | undefined): void => {
    // The last ones first, as they are taken from the end.
    const byKey = groupBy(
      [...left.before].toReversed(),
      (index) => before[index] && key(before[index]),
    );
    for (const index of left.after) {
      const name = after[index] && key(after[index]);
      const from = name === undefined ? undefined : byKey.get(name)?.pop();
      if (from !== undefined) join(from, index);
    }
  };
  joinBy(({ whole }) => whole);
  joinBy(({ sort, name }) => name && `${sort} ${name}`);
  if (left.before.size * left.after.size <= mostComparisons) {
    const likely = [...left.before].flatMap((from) =>
      [...left.after].map((to) => ({ from, to, share: likeness(before[from], after[to]) })),
    );
    likely.sort((one, other) => other.share - one.share);
    for (const { from, to, share } of likely)
      if (share >= alike && left.before.has(from) && left.after.has(to)) join(from, to);
  }
  if (isByPlace)
    for (const to of left.after) {
      const from = to === 0 ? 0 : (found.get(to - 1) ?? before.length) + 1;
      if (left.before.has(from)) join(from, to);
    }
  const ordered = [...found].sort(([one], [other]) => one - other);
  const stayed = longestRising(ordered.map(([, from]) => from));
  return ordered.map(([to, from]) => ({ before: from, after: to, isMoved: !stayed.has(from) }));
}

/** The share of words that two items have in common (Dice's coefficient). */
function likeness(one: Item | undefined, other: Item | undefined): number {
  if (one?.sort !== other?.sort || !one || !other) return 0;
  const common = [...one.words].filter((word) => other.words.has(word)).length;
  return (2 * common) / Math.max(1, one.words.size + other.words.size);
}

/** The most numbers, all different, that rise from left to right: what has kept its order. */
function longestRising(numbers: readonly number[]): Set<number> {
  /** The smallest end of a rising row, by the row's length. */
  const ends: number[] = [];
  const previous = new Map<number, number | undefined>();
  for (const number of numbers) {
    const length = countBelow(number, ends);
    previous.set(number, ends[length - 1]);
    ends[length] = number;
  }
  const rising = new Set<number>();
  for (let number = ends.at(-1); number !== undefined; number = previous.get(number))
    rising.add(number);
  return rising;
}

/** How many of some numbers that rise are smaller than another one, in few looks at them. */
function countBelow(number: number, rising: readonly number[]): number {
  let from = 0;
  let to = rising.length;
  while (from < to) {
    const middle = (from + to) >> 1;
    if ((rising[middle] ?? Infinity) < number) from = middle + 1;
    else to = middle;
  }
  return from;
}
