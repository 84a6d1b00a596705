// Reports an item that was cut in one location and pasted in another once, as moved.
import type { Difference, FileDifference } from "./difference.ts";
import { unmarked } from "./words.ts";

/** The same differences, with a removal here and an addition there joined into one. */
export function joinMoved(found: readonly FileDifference[]): Difference[] {
  const gone = new Map<string, FileDifference>();
  for (const each of found)
    if (each.did === "removed" && each.item !== undefined)
      gone.set(JSON.stringify(each.item), each);
  const joined = new Set<FileDifference>();
  const differences = found.map((each): FileDifference => {
    const from = each.did === "added" ? gone.get(JSON.stringify(each.item)) : undefined;
    if (!from || joined.has(from)) return each;
    joined.add(from);
    const moved = { before: placed(from), after: placed(each), from: from.from };
    const back = { file: from.file, path: from.path };
    return { ...each, ...moved, back, did: "moved" };
  });
  return differences.filter((each) => !joined.has(each)).map(withoutItem);
}

/** Its location: the page, and the containers around it. */
function placed({ page, location }: FileDifference): Difference["before"] {
  return unmarked([page, ...location.slice(0, -1)].join(" › "));
}

function withoutItem({ item: _item, ...difference }: FileDifference): Difference {
  return difference;
}
