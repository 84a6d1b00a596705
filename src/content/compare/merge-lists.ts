// Merges two edits of a list: matches the items of both sides, orders them, and drops removed ones.
import { isFields } from "../model/json.ts";
import type { Choice, MergedList } from "./merged.ts";
import { pairs } from "./pairs.ts";
import { asItem } from "./values.ts";

/** The common ancestor of a value and each side's version; undefined where it doesn't exist. */
export interface Three<Value> {
  base: Value;
  mine: Value;
  theirs: Value;
}

/** The keys of each side's items, in order: an original item has the same key everywhere. */
export type Ids = Three<readonly string[]>;

/** Identical items that both sides added are one item. */
export function idsOf({ base, mine, theirs }: Three<readonly unknown[]>): Ids {
  const ids = {
    mine: idsOn(base, mine, "mine"),
    theirs: idsOn(base, theirs, "theirs"),
  };
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
  return { base: base.map((_, index) => `${index}`), mine: ids.mine, theirs: both };
}

function idsOn(base: readonly unknown[], side: readonly unknown[], name: Choice): string[] {
  const from = joined(base, side);
  return side.map((_, index) => `${from.get(index) ?? `${name} ${index}`}`);
}

/**
 * Which original item each item was made from. One item on this side and two on the other would cause a question or a
 * duplicate, so an item with one field in common, or in the same position, is the same item.
 */
function joined(base: readonly unknown[], side: readonly unknown[]): Map<number, number> {
  const from = new Map<number, number>();
  const left = new Set(base.keys());
  const join = (before: number, after: number): void => {
    if (from.has(after) || sortOf(base[before]) !== sortOf(side[after])) return;
    if (left.delete(before)) from.set(after, before);
  };
  for (const { before, after } of pairs(base.map(asItem), side.map(asItem))) join(before, after);
  const open = [...side.keys()].filter((index) => !from.has(index));
  const alike = [...left].flatMap((before) =>
    open.map((after) => ({ before, after, count: commonFields(base[before], side[after]) })),
  );
  alike.sort((one, other) => other.count - one.count);
  for (const { before, after, count } of alike) if (count > 0) join(before, after);
  for (const after of open) join(after === 0 ? 0 : (from.get(after - 1) ?? base.length) + 1, after);
  return from;
}

/** How many texts are the same in the same fields. */
function commonFields(one: unknown, other: unknown): number {
  if (!isFields(one) || !isFields(other)) return 0;
  const names = Object.keys(one).filter((name) => name !== "type" && typeof one[name] === "string");
  return names.filter((name) => one[name] === other[name]).length;
}

/** An item of another type is another item. */
function sortOf(item: unknown): unknown {
  return isFields(item) ? (item["type"] ?? "fields") : typeof item;
}

export function isNew(id: string): boolean {
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
