// Pairs the items of two versions of a list, so that a moved item isn't reported as two changes.
import { groupBy } from "../model/group.ts";

/** An item as it is compared. */
export interface Item {
  /** All of its content. */
  whole: string;
  /** Its type: only items of the same type can be pairs. */
  sort: string;
  /** The name that people know it by. */
  name?: string | undefined;
  /** All of its words. */
  words: ReadonlySet<string>;
}

export interface Pair {
  before: number;
  after: number;
  /** True if its position among the remaining items has changed. */
  isMoved: boolean;
}

/** From this share of common words on, a renamed item is the same item. */
const alike = 0.4;
/** With more comparisons than this, items are paired by name only. */
const mostComparisons = 40_000;

/**
 * @param isByPlace true if an item in the same position is the same item, even with nothing in common
 * @param shareOf how much two items have in common, from 0 to 1
 * @returns the pairs in their later order; other items were removed or added
 */
export function pairs(
  before: readonly Item[],
  after: readonly Item[],
  isByLocation = false,
  shareOf = shareOfWords,
): Pair[] {
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
  const shareIn = (one: Item | undefined, other: Item | undefined) =>
    one && one.sort === other?.sort ? shareOf(one, other) : 0;
  joinBy(({ whole }) => whole);
  joinBy(({ sort, name }) => name && `${sort} ${name}`);
  if (left.before.size * left.after.size <= mostComparisons) {
    const likely = [...left.before].flatMap((from) =>
      [...left.after].map((to) => ({ from, to, share: shareIn(before[from], after[to]) })),
    );
    likely.sort((one, other) => other.share - one.share);
    for (const { from, to, share } of likely)
      if (share >= alike && left.before.has(from) && left.after.has(to)) join(from, to);
  }
  if (isByLocation)
    for (const to of left.after) {
      const from = to === 0 ? 0 : (found.get(to - 1) ?? before.length) + 1;
      if (left.before.has(from)) join(from, to);
    }
  const ordered = [...found].sort(([one], [other]) => one - other);
  const stayed = longestRising(ordered.map(([, from]) => from));
  return ordered.map(([to, from]) => ({ before: from, after: to, isMoved: !stayed.has(from) }));
}

/** The share of words that two items have in common (Dice's coefficient). */
export function shareOfWords({ words }: Item, other: Item): number {
  const common = [...words].filter((word) => other.words.has(word)).length;
  return (2 * common) / Math.max(1, words.size + other.words.size);
}

/** The longest increasing subsequence: the items that stayed in order. */
function longestRising(numbers: readonly number[]): Set<number> {
  /** The smallest last element of an increasing subsequence, by its length. */
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

/** Counts the smaller numbers in a sorted list, by binary search. */
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
