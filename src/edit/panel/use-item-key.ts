// Tells the panel when other fields are shown, so that none of those opened for one item stay open for another.
import { useState } from "react";
import { pointer, type Path } from "../../content/model/path.ts";

/**
 * A key that changes with the item at a location: when another is selected, and when one that is added or removed before
 * it moves it away. It stays when others add items below, so that the caret and an open dialog stay too, unless they
 * change this item in the same save.
 */
export function useItemKey(path: Path, list: unknown): string {
  const items: readonly unknown[] = Array.isArray(list) ? list : [];
  const shown = { at: pointer(path), item: items[Number(path.at(-1))], length: items.length };
  const [last, setLast] = useState({ ...shown, count: 0 });
  if (last.at === shown.at && last.item === shown.item && last.length === shown.length)
    return `${last.at} ${last.count}`;
  // An item that changes in a list as long as before is still the same.
  const isMoved =
    last.length !== shown.length && JSON.stringify(last.item) !== JSON.stringify(shown.item);
  const count = last.count + (isMoved ? 1 : 0);
  setLast({ ...shown, count });
  return `${shown.at} ${count}`;
}
