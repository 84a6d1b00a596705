// Merges two edits of a list: matches the items of both sides, orders them, and drops removed ones.
import type { Plan } from "../schema/walk.ts";
import { knownByOther, originsOf, type Origin } from "./item-identity.ts";
import type { Choice, MergedList } from "./merge-result.ts";

/** The common ancestor of a value and each side's version; undefined where it doesn't exist. */
export interface Three<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** The keys of each side's items, in order: an original item has the same key everywhere. */
export type Ids = Three<readonly string[]>;

/** Which item is which. */
export interface IdentifiedItems extends Ids {
  /** The keys of items that may be different items on the two sides. */
  unsure: ReadonlySet<string>;
}

/**
 * Identical items that both sides added are one item. An item that only has the position of an original one is another
 * item if the other side still has the original.
 * @param plan of each item
 */
export function idsOf(
  { base, mine, theirs }: Three<readonly unknown[]>,
  plan?: Plan,
): IdentifiedItems {
  const found = { mine: originsOf(base, mine, plan), theirs: originsOf(base, theirs, plan) };
  const origins = {
    mine: knownByOther(found.mine, mine, { origins: found.theirs, items: theirs }, plan),
    theirs: knownByOther(found.theirs, theirs, { origins: found.mine, items: mine }, plan),
  };
  const kept = { mine: keptIn(origins.theirs), theirs: keptIn(origins.mine) };
  const idsOn = (side: Choice, items: readonly unknown[]) =>
    items.map((_, index) => {
      const { before, as } = origins[side].get(index) ?? {};
      const isNewItem = before === undefined || (as === "replaced" && kept[side].has(before));
      return isNewItem ? `${side} ${index}` : `${before}`;
    });
  const ids = { mine: idsOn("mine", mine), theirs: idsOn("theirs", theirs) };
  const added = new Map(
    mine.flatMap((item, index) => {
      const id = ids.mine[index] ?? "";
      return isNew(id) ? [[JSON.stringify(item), id] as const] : [];
    }),
  );
  const both = theirs.map((item, index) => {
    const id = ids.theirs[index] ?? "";
    const written = JSON.stringify(item);
    const same = isNew(id) ? added.get(written) : undefined;
    if (same !== undefined) added.delete(written);
    return same ?? id;
  });
  const unsure = [...origins.mine.values(), ...origins.theirs.values()].flatMap(({ before, as }) =>
    as === "same" ? [] : [`${before}`],
  );
  return {
    base: base.map((_, index) => `${index}`),
    mine: ids.mine,
    theirs: both,
    unsure: new Set(unsure),
  };
}

/** The original items that a side still has. */
function keptIn(origins: ReadonlyMap<number, Origin>): ReadonlySet<number> {
  return new Set(
    [...origins.values()].flatMap(({ before, as }) => (as === "replaced" ? [] : [before])),
  );
}

function isNew(id: string): boolean {
  return id.includes(" ");
}

/** A side's items by key. */
export function byId<Value>(ids: readonly string[], items: readonly Value[]): Map<string, Value> {
  return new Map(
    ids.flatMap((id, index) => (index in items ? [[id, items[index] as Value] as const] : [])),
  );
}

/** The orders of the items. If they conflict, someone must choose one. */
export function ordersOf(ids: Ids): { isClash: boolean; orders: MergedList["orders"] } {
  const common = new Set(ids.base.filter((id) => ids.mine.includes(id) && ids.theirs.includes(id)));
  const orderOf = (side: readonly string[]) => side.filter((id) => common.has(id)).join();
  const [was, mine, theirs] = [orderOf(ids.base), orderOf(ids.mine), orderOf(ids.theirs)];
  const orders = { mine: woven(ids, "mine"), theirs: woven(ids, "theirs") };
  if (mine === was) return { isClash: false, orders: { ...orders, mine: orders.theirs } };
  if (theirs === was || theirs === mine)
    return { isClash: false, orders: { ...orders, theirs: orders.mine } };
  return { isClash: true, orders };
}

/** The order of one side, with the other side's own items after the items they follow there. */
function woven(ids: Ids, side: Choice): string[] {
  const order = [...ids[side]];
  const others = ids[side === "mine" ? "theirs" : "mine"];
  for (const [index, id] of others.entries()) {
    if (order.includes(id)) continue;
    const before = others.slice(0, index).findLast((each) => order.includes(each));
    let at = before === undefined ? 0 : order.indexOf(before) + 1;
    // The other side's new items come first, because they are stored already.
    if (side === "theirs")
      while (isNew(order[at] ?? "") && !ids.mine.includes(order[at] ?? "")) at++;
    order.splice(at, 0, id);
  }
  return order;
}
