// Decides which original item an item of an edited list was made from, so that two people's edits of different items
// never end up in one.
import { isFields } from "../model/json.ts";
import { innerPlan, type Plan } from "../schema/walk.ts";
import { pairs, type Item, type Pair } from "./pairs.ts";
import { asItem, wordsOf } from "./values.ts";

export interface Origin {
  /** The index of the original item. */
  before: number;
  /**
   * `renamed` if its name is another one and it changed places with an item that has kept its name: it may be another
   * item. `replaced` if it only is where the original was.
   */
  as: "same" | "renamed" | "replaced";
}

/** From this share of common words on, an item that is where another one was is that item. */
const alikeInPlace = 0.2;

/**
 * @param plan of each item
 * @returns by the index of the item; others are new
 */
export function originsOf(
  base: readonly unknown[],
  side: readonly unknown[],
  plan: Plan | undefined,
): ReadonlyMap<number, Origin> {
  const were = base.map((item) => identityOf(item, plan));
  const are = side.map((item) => identityOf(item, plan));
  const origins = new Map<number, Origin>();
  const left = new Set(base.keys());
  const join = (before: number, after: number, as: Origin["as"]): void => {
    if (origins.has(after) || sortOf(base[before]) !== sortOf(side[after])) return;
    if (left.delete(before)) origins.set(after, { before, as });
  };
  const found = pairs(were, are, false, shareOf);
  const isNamed = ({ before, after }: Pair) => were[before]?.name === are[after]?.name;
  const named = found.filter(isNamed);
  const hasPassed = ({ before, after }: Pair) =>
    named.some((each) => (each.before - before) * (each.after - after) < 0);
  for (const pair of found)
    join(pair.before, pair.after, isNamed(pair) || !hasPassed(pair) ? "same" : "renamed");
  for (const after of side.keys()) {
    if (origins.has(after)) continue;
    const before = after === 0 ? 0 : (origins.get(after - 1)?.before ?? base.length) + 1;
    // A plain text has nothing that could get into another one.
    const isSame = !isFields(side[after]) || isAlike(were[before], are[after]);
    join(before, after, isSame ? "same" : "replaced");
  }
  return origins;
}

/**
 * Recognizes an item of one side by what the other side has made of the original: a person who changed one text
 * of it may have the other's new words in the next.
 * @param origins of the items of `side`
 * @returns the origins, with such an item as the same
 */
export function knownByOther(
  origins: ReadonlyMap<number, Origin>,
  side: readonly unknown[],
  other: { origins: ReadonlyMap<number, Origin>; items: readonly unknown[] },
  plan: Plan | undefined,
): ReadonlyMap<number, Origin> {
  const there = new Map([...other.origins].map(([index, { before }]) => [before, index] as const));
  const resolved = [...origins].map(([index, origin]): [number, Origin] => {
    const at = there.get(origin.before);
    if (origin.as !== "replaced" || at === undefined) return [index, origin];
    const [here, theirs] = [identityOf(side[index], plan), identityOf(other.items[at], plan)];
    return [index, shareOf(here, theirs) >= alikeInPlace ? { ...origin, as: "same" } : origin];
  });
  return new Map(resolved);
}

/** An item without words has nothing to know it by. */
function isAlike(one: Item | undefined, other: Item | undefined): boolean {
  if (!one || !other || one.words.size === 0 || other.words.size === 0) return true;
  return shareOf(one, other) >= alikeInPlace;
}

/** The share of common words: the longer a word, the more it counts, because "and" or "our" are in most texts. */
function shareOf({ words }: Item, other: Item): number {
  const common = [...words].filter((word) => other.words.has(word));
  return (2 * weightOf(common)) / Math.max(1, weightOf(words) + weightOf(other.words));
}

function weightOf(words: Iterable<string>): number {
  let weight = 0;
  for (const { length } of words) weight += Math.max(0, length - 2);
  return weight;
}

/** An item of another type is another item. */
function sortOf(item: unknown): unknown {
  return isFields(item) ? (item["type"] ?? "fields") : typeof item;
}

function identityOf(value: unknown, plan: Plan | undefined): Item {
  const { whole, sort, name } = asItem(value);
  let words: ReadonlySet<string> | undefined;
  return {
    whole,
    sort,
    name,
    get words() {
      return (words ??= new Set(identifyingWords(value, isFields(value) ? plan : undefined, true)));
    },
  };
}

/**
 * What people know an item by: its texts, and where it leads if it is a link. Icons, and links and pictures inside of
 * it, are the same in many items.
 */
function identifyingWords(value: unknown, plan: Plan | undefined, isWhole: boolean): string[] {
  if (typeof value === "string")
    return !plan || plan.kind === "text" || plan.kind === "markdown" ? wordsOf(value) : [];
  if (typeof value !== "object" || value === null || (plan?.isOneChange && !isWhole)) return [];
  return Object.entries(value).flatMap(([field, inner]) => {
    const innerOf = plan && innerPlan(plan, value, field);
    const words = field === "type" ? [] : identifyingWords(inner, innerOf, false);
    const isTarget = isWhole && plan?.isOneChange === true && typeof inner === "string";
    return isTarget && words.length === 0 ? [inner] : words;
  });
}
