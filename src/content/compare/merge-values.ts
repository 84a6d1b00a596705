// Merges two edits of the same value by its fields and items; different changes to the same text are a conflict.
import { isFields } from "../model/json.ts";
import { innerPlan } from "../schema/walk.ts";
import { fieldName, isImpliedByEntries, itemName } from "./value-names.ts";
import { shownAsChanged, shownAsRemoved, shownOrder, shownValue } from "./conflict-words.ts";
import { byId, idsOf, ordersOf, type IdentifiedItems, type Three } from "./merge-lists.ts";
import { namesOf, type FieldNames } from "./merge-names.ts";
import { mergeTable, tablesIn, type Fields, type MergeSpot } from "./merge-tables.ts";
import { clashesIn, type Merged, type MergedField, type MergedList } from "./merge-result.ts";
import { compareValues } from "./values.ts";

/** @param spot for a whole file, an empty path */
export function mergeValues(values: Three<unknown>, spot: MergeSpot): Merged {
  const { base, mine, theirs } = values;
  if (isSame(mine, theirs) || isSame(theirs, base)) return settled(mine);
  if (isSame(mine, base)) return settled(theirs);
  if (isFields(mine) && isFields(theirs) && (isFields(base) || base === undefined))
    return mergeThings({ base: base ?? {}, mine, theirs }, values, spot);
  if (Array.isArray(mine) && Array.isArray(theirs) && (Array.isArray(base) || base === undefined)) {
    // Cast: the elements' type isn't known.
    const lists = { base: base ?? [], mine, theirs } as Three<readonly unknown[]>;
    return mergeItems(lists, idsOf(lists, spot.plan?.items), spot);
  }
  return clash(values, spot);
}

function settled(value: unknown): Merged {
  return { is: "settled", value };
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other);
}

function clash({ mine, theirs }: Three<unknown>, { location, plan, known }: MergeSpot): Merged {
  const shown = (value: unknown) => shownValue(value, plan, known);
  return {
    is: "clash",
    clash: { location, mine: shown(mine), theirs: shown(theirs) },
    mine,
    theirs,
  };
}

/**
 * Values of different types have different fields. A link or a picture merges as one value if both sides changed the
 * same parts.
 */
function mergeThings(things: Three<Fields>, values: Three<unknown>, spot: MergeSpot): Merged {
  const { plan } = spot;
  const { base, mine, theirs } = things;
  const types = new Set([base["type"] ?? mine["type"], mine["type"], theirs["type"]]);
  if (types.size > 1) return clash(values, spot);
  const tables = plan && tablesIn(things, plan);
  if (tables) return mergeTable(tables, spot, { mergeFields, mergeItems });
  const merged: Merged = { is: "fields", fields: mergeFields(things, spot) };
  if (plan?.isOneChange !== true) return merged;
  const keys = [base, mine, theirs].map((value) => Object.keys(value).sort().join());
  const isRebuilt = new Set(keys).size === keys.length;
  return isRebuilt || clashesIn(merged).length > 0 ? clash(values, spot) : merged;
}

function mergeFields(things: Three<Fields>, spot: MergeSpot): MergedField[] {
  const { location, plan, known } = spot;
  const outer = isImpliedByEntries(plan) ? location.slice(0, -1) : location;
  return namesOf(things, plan).map((names): MergedField => {
    const called = names.base ?? names.mine ?? names.theirs ?? "";
    const inner = plan && innerPlan(plan, things.mine, called);
    const at = { location: [...outer, fieldName(plan, inner, called)], plan: inner, known };
    const values = {
      base: valueOf(things.base, names.base),
      mine: valueOf(things.mine, names.mine),
      theirs: valueOf(things.theirs, names.theirs),
    };
    return { name: mergeName(names, at), value: mergeHeld(names, values, at) };
  });
}

function valueOf(fields: Fields, name: string | undefined): unknown {
  return name === undefined ? undefined : fields[name];
}

function mergeName(names: FieldNames, spot: MergeSpot): Merged {
  const { mine, theirs } = names;
  if (mine === undefined || theirs === undefined) return settled(mine ?? theirs);
  const at = { ...spot, location: [...spot.location, "Name"], plan: undefined };
  return mergeValues(names, at);
}

/** A new name is a change too, if the other side removed the field. */
function mergeHeld(names: FieldNames, values: Three<unknown>, spot: MergeSpot): Merged {
  const isRenamed = [names.mine, names.theirs].some(
    (name) => name !== names.base && name !== undefined,
  );
  const isGone =
    names.base !== undefined && (names.mine === undefined || names.theirs === undefined);
  return isRenamed && isGone ? clash(values, spot) : mergeValues(values, spot);
}

/** @param ids which item is which */
function mergeItems(
  lists: Three<readonly unknown[]>,
  ids: IdentifiedItems,
  spot: MergeSpot,
): MergedList {
  const { location, plan, known } = spot;
  const outer = isImpliedByEntries(plan) ? location.slice(0, -1) : location;
  const held = {
    base: byId(ids.base, lists.base),
    mine: byId(ids.mine, lists.mine),
    theirs: byId(ids.theirs, lists.theirs),
  };
  const { isClash, orders } = ordersOf(ids);
  const items = orders.mine.map((id, index): [string, Merged] => {
    const [base, mine, theirs] = [held.base.get(id), held.mine.get(id), held.theirs.get(id)];
    const isOnBoth = mine !== undefined && theirs !== undefined;
    // A removed item has the name that both sides knew.
    const named = isOnBoth ? mine : (base ?? mine ?? theirs);
    const name = itemName(plan?.items, named, index, known);
    const at = { location: [...outer, name], plan: plan?.items, known };
    if (base === undefined) return [id, settled(mine ?? theirs)];
    const values = { base, mine, theirs };
    if (!isOnBoth) return [id, mergeRemoved(values, name, at)];
    return [id, ids.unsure.has(id) ? mergeWhole(values, at) : mergeValues(values, at)];
  });
  const orderOf = (side: "mine" | "theirs") => shownOrder(lists[side], plan, known);
  return {
    is: "list",
    clash: isClash
      ? { location: [...location, "Order"], mine: orderOf("mine"), theirs: orderOf("theirs") }
      : undefined,
    orders,
    items: new Map(items),
  };
}

/** For an item that may be another one on each side: fields of one don't get into the other. */
function mergeWhole(values: Three<unknown>, spot: MergeSpot): Merged {
  const { base, mine, theirs } = values;
  if (isSame(mine, theirs) || isSame(theirs, base)) return settled(mine);
  return isSame(mine, base) ? settled(theirs) : clash(values, spot);
}

/** One side removed what the other changed, or left as it was. */
function mergeRemoved(values: Three<unknown>, name: string, spot: MergeSpot): Merged {
  const { base, mine, theirs } = values;
  const left = mine ?? theirs;
  if (isSame(left, base)) return settled(undefined);
  const { plan = {}, known } = spot;
  const both = { before: known, after: known };
  const kept = shownAsChanged(name, compareValues({ before: base, after: left }, plan, both));
  const shown = (value: unknown) => (value === undefined ? shownAsRemoved(name) : kept);
  const clashing = { location: spot.location, mine: shown(mine), theirs: shown(theirs) };
  return { is: "clash", clash: clashing, mine, theirs };
}
