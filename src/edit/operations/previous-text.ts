// Finds the earlier value at a location, even if items were added, removed, or moved since.
import { asItem } from "../../content/compare/values.ts";
import { pairs } from "../../content/compare/pairs.ts";
import { isFields } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";

/** @returns undefined if it wasn't there or can't be identified */
export function previousText(before: unknown, now: unknown, path: Path): unknown {
  const [key, ...inner] = path;
  if (key === undefined) return before;
  if (Array.isArray(before) && Array.isArray(now)) {
    const index = Number(key);
    const from = previousIndex(before, now, index);
    return from === undefined ? undefined : previousText(before[from], now[index], inner);
  }
  return isFields(before) && isFields(now) ? previousText(before[key], now[key], inner) : undefined;
}

function previousIndex(
  before: readonly unknown[],
  now: readonly unknown[],
  index: number,
): number | undefined {
  const stayed = pairs(before.map(asItem), now.map(asItem));
  const pair = stayed.find(({ after }) => after === index);
  if (pair) return pair.before;
  // Rewritten in place: no other item came from there.
  const isFree = stayed.every((each) => each.before !== index);
  return isFree && before.length === now.length ? index : undefined;
}
