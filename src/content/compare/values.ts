// Two states of one file's value, walked side by side: every field and item that differs.
import { isFields } from "../model/json.ts";
import type { Path } from "../model/path.ts";
import type { Facts } from "../model/symbols.ts";
import { nameOf } from "../schema/describe.ts";
import { innerPlan, type Plan } from "../schema/walk.ts";
import { fieldName, inWords, isSaidByEntries, itemName, leavesOf, positionOf } from "./called.ts";
import type { Found } from "./difference.ts";
import { pairs, type Item } from "./pairs.ts";
import { changedWords, unmarked, wholly } from "./words.ts";

interface Sides<Value> {
  before: Value;
  after: Value;
}

/** Where the walk is, and what is known of what stands there. */
interface Spot {
  path: Path;
  place: readonly string[];
  plan: Plan | undefined;
  facts: Sides<Facts>;
}

/** What differs between two values, in the order in which they stand. */
export function compareValues(values: Sides<unknown>, plan: Plan, facts: Sides<Facts>): Found[] {
  return [...differences(values, { path: [], place: [], plan, facts })];
}

function* differences({ before, after }: Sides<unknown>, spot: Spot): Generator<Found> {
  if (JSON.stringify(before) === JSON.stringify(after)) return;
  if (isFields(before) && isFields(after)) yield* inFields({ before, after }, spot);
  else if (isListOfItems(before) && isListOfItems(after)) yield* inItems({ before, after }, spot);
  else yield inText({ before, after }, spot);
}

function* inFields(
  { before, after }: Sides<Record<string, unknown>>,
  { path, place, plan, facts }: Spot,
): Generator<Found> {
  const outer = isSaidByEntries(plan) ? place.slice(0, -1) : place;
  for (const field of new Set([...Object.keys(after), ...Object.keys(before)])) {
    // It is for the editor's program, and no visitor's.
    if (field === "$schema") continue;
    const inner = plan && innerPlan(plan, after, field);
    yield* differences(
      { before: before[field], after: after[field] },
      {
        path: [...path, field],
        place: [...outer, fieldName(plan, inner, field)],
        plan: inner,
        facts,
      },
    );
  }
}

function* inItems({ before, after }: Sides<readonly unknown[]>, spot: Spot): Generator<Found> {
  const { plan, facts } = spot;
  const outer = isSaidByEntries(plan) ? spot.place.slice(0, -1) : spot.place;
  const spotOf = (side: keyof Sides<Facts>, value: unknown, index: number): Spot => ({
    path: [...spot.path, index],
    place: [...outer, itemName(plan?.items, value, index, facts[side])],
    plan: plan?.items,
    facts,
  });
  const stayed = pairs(before.map(asItem), after.map(asItem));
  const pairOf = new Map(stayed.map((pair) => [pair.after, pair]));
  for (const [index, item] of after.entries()) {
    const at = spotOf("after", item, index);
    const pair = pairOf.get(index);
    if (!pair) {
      yield { ...inText({ before: undefined, after: item }, at), item };
      continue;
    }
    if (pair.isMoved) {
      const from = unmarked(positionOf(before, pair.before, facts.before));
      const to = unmarked(positionOf(after, index, facts.after));
      yield { path: at.path, place: at.place, did: "moved", before: from, after: to };
    }
    yield* differences({ before: before[pair.before], after: item }, at);
  }
  const kept = new Set(stayed.map((pair) => pair.before));
  for (const [index, item] of before.entries()) {
    if (kept.has(index)) continue;
    yield { ...inText({ before: item, after: undefined }, spotOf("before", item, index)), item };
  }
}

function inText({ before, after }: Sides<unknown>, { path, place, plan }: Spot): Found {
  const [was, is] = [inWords(before, plan), inWords(after, plan)];
  if (before === undefined && typeof after !== "boolean")
    return { path, place, did: "added", before: [], after: wholly(is) };
  if (after === undefined && typeof before !== "boolean")
    return { path, place, did: "removed", before: wholly(was), after: [] };
  // Yes and no: what isn't said is no.
  return { path, place, did: "changed", ...changedWords(was || "no", is || "no") };
}

/** Not a list of plain words, which is read and told as one text. */
function isListOfItems(value: unknown): value is unknown[] {
  return Array.isArray(value) && value.some(isFields);
}

/** A value as it is known again in another state of its list. */
export function asItem(value: unknown): Item {
  const sort = isFields(value) ? String(value["type"] ?? "") : "";
  const words = leavesOf(value).flatMap(
    (leaf) => leaf.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [],
  );
  return { whole: JSON.stringify(value), sort, name: nameOf(value), words: new Set(words) };
}
