// Walks two states of a file's value side by side and reports every field and item that differs.
import { isFields } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import { nameOf } from "../schema/describe.ts";
import { innerPlan, type Plan } from "../schema/walk.ts";
import {
  fieldName,
  inWords,
  isImpliedByEntries,
  itemName,
  leavesOf,
  positionOf,
} from "./value-names.ts";
import type { Found } from "./difference.ts";
import { pairs, type Item, type Pair } from "./pairs.ts";
import type { Known } from "./shown-text.ts";
import { changedWords, unmarked, wholly } from "./words.ts";

interface Sides<Value> {
  before: Value;
  after: Value;
}

/** The current location of the walk, and what is known about it. */
interface Spot {
  path: Path;
  /** The location in the earlier state. */
  from: Path;
  location: readonly string[];
  plan: Plan | undefined;
  known: Sides<Known>;
}

/** The differences between two values, in order. */
export function compareValues(values: Sides<unknown>, plan: Plan, known: Sides<Known>): Found[] {
  return [...differences(values, { path: [], from: [], location: [], plan, known })];
}

function* differences({ before, after }: Sides<unknown>, spot: Spot): Generator<Found> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (isFields(before) && isFields(after)) yield* inFieldsOrAsOne({ before, after }, spot);
  else if (isListOfItems(before) && isListOfItems(after)) yield* inItems({ before, after }, spot);
  else yield inText({ before, after }, spot);
}

/**
 * A replaced link or picture is one change with one undo, however many fields it has. So is a column that was added,
 * removed or moved: undone without its cells, it would put them under another heading.
 */
function inFieldsOrAsOne(values: Sides<Record<string, unknown>>, spot: Spot): Found[] {
  const found = [...inFields(values, spot)];
  const isAsOne = spot.plan?.isOneChange === true || hasOtherColumns(values, spot.plan);
  if (!isAsOne || found.length < 2) return found;
  const whole = inText(values, spot);
  const showsChange = [...whole.before, ...whole.after].some(({ isChanged }) => isChanged);
  return showsChange ? [whole] : found;
}

/** True if columns were added, removed or moved; a changed heading alone is a change of text. */
function hasOtherColumns(
  { before, after }: Sides<Record<string, unknown>>,
  plan: Plan | undefined,
): boolean {
  return Object.entries(plan?.properties ?? {}).some(([field, { columnsOf }]) => {
    if (!columnsOf) return false;
    const [were, are] = [asTexts(before[field]), asTexts(after[field])];
    if (were.length !== are.length) return true;
    return were.some((text, index) => text !== are[index] && are.includes(text));
  });
}

function asTexts(value: unknown): string[] {
  return Array.isArray(value) ? value.map(String) : [];
}

function* inFields(
  { before, after }: Sides<Record<string, unknown>>,
  { path, from, location, plan, known }: Spot,
): Generator<Found> {
  const outer = isImpliedByEntries(plan) ? location.slice(0, -1) : location;
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    // It is for code editors, not for visitors.
    if (field === "$schema") continue;
    const inner = plan && innerPlan(plan, after, field);
    yield* differences(
      { before: before[field], after: after[field] },
      {
        path: [...path, field],
        from: [...from, field],
        location: [...outer, fieldName(plan, inner, field)],
        plan: inner,
        known,
      },
    );
  }
}

function* inItems({ before, after }: Sides<readonly unknown[]>, spot: Spot): Generator<Found> {
  const { plan, known } = spot;
  const outer = isImpliedByEntries(plan) ? spot.location.slice(0, -1) : spot.location;
  const spotOf = (side: keyof Sides<Known>, value: unknown, index: Sides<number>): Spot => ({
    path: [...spot.path, index.after],
    from: [...spot.from, index.before],
    location: [...outer, itemName(plan?.items, value, index[side], known[side])],
    plan: plan?.items,
    known,
  });
  const isByLocation = plan?.items?.isOneChange === true;
  const stayed = pairs(before.map(asItem), after.map(asItem), isByLocation);
  const pairOf = new Map(stayed.map((pair) => [pair.after, pair]));
  for (const [index, item] of after.entries()) {
    const pair = pairOf.get(index);
    const at = spotOf("after", item, { before: pair?.before ?? 0, after: index });
    if (!pair) {
      yield { ...inText({ before: undefined, after: item }, at), item };
      continue;
    }
    if (pair.isMoved) {
      const was = unmarked(positionOf(before, pair.before, known.before.facts));
      const is = unmarked(positionOf(after, index, known.after.facts));
      const back = [...spot.path, indexBack(stayed, pair)];
      yield { ...inPlace(at), back, did: "moved", before: was, after: is };
    }
    yield* differences({ before: before[pair.before], after: item }, at);
  }
  const locationOf = new Map(stayed.map((pair) => [pair.before, pair.after]));
  let next = 0;
  for (const [index, item] of before.entries()) {
    const now = locationOf.get(index);
    if (now !== undefined) {
      next = now + 1;
      continue;
    }
    // After the item that it followed before.
    const at = spotOf("before", item, { before: index, after: next });
    yield { ...inText({ before: item, after: undefined }, at), item };
  }
}

/** The position of an item after undoing its move: after the item that it followed before. */
function indexBack(stayed: readonly Pair[], moved: Pair): number {
  const before = stayed.filter((pair) => pair.before < moved.before && !pair.isMoved);
  const nearest = before.reduce((last, { after }) => Math.max(last, after), -1);
  return nearest < moved.after ? nearest + 1 : nearest;
}

function inPlace({ path, from, location }: Spot): Pick<Found, "path" | "from" | "location"> {
  return { path, from, location };
}

/** Shown for a text without words. */
const empty = "(empty)";

function inText({ before, after }: Sides<unknown>, spot: Spot): Found {
  const { was, is } = shownSides({ before, after }, spot);
  if (before === undefined && typeof after !== "boolean")
    return { ...inPlace(spot), from: undefined, did: "added", before: [], after: wholly(is) };
  if (after === undefined && typeof before !== "boolean")
    return { ...inPlace(spot), did: "removed", before: wholly(was), after: [] };
  // For yes and no, a missing value means no.
  const none = [before, after].some((value) => typeof value === "boolean") ? "no" : empty;
  return { ...inPlace(spot), did: "changed", ...changedWords(was || none, is || none) };
}

/** In words, or as written if only that differs: a number that was typed where a fact with the same one is. */
function shownSides(
  { before, after }: Sides<unknown>,
  { plan, known }: Spot,
): { was: string; is: string } {
  const [was, is] = [inWords(before, plan, known.before), inWords(after, plan, known.after)];
  if (was !== is) return { was, is };
  return { was: inWords(before, plan, nothingKnown), is: inWords(after, plan, nothingKnown) };
}

const nothingKnown: Known = { facts: {}, titles: new Map(), language: undefined };

/** Excludes lists of plain texts, which are compared as one text. */
function isListOfItems(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some(isFields);
}

/** An item in the form that pairs are found by. */
export function asItem(value: unknown): Item {
  const sort = isFields(value) ? String(value["type"] ?? "") : "";
  const whole = JSON.stringify(value);
  let words: ReadonlySet<string> | undefined;
  return {
    whole,
    sort,
    name: nameOf(value),
    // Most items are the same in both states, and no words of theirs are asked for.
    get words() {
      return (words ??= wordsIn(value));
    },
  };
}

function wordsIn(value: unknown): ReadonlySet<string> {
  return new Set(leavesOf(value).flatMap(wordsOf));
}

/** The words of a text, without regard to case. */
export function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
}
