// An item that was cut from one place and pasted at another is told of once, as moved.
import type { Difference, Told } from "./difference.ts";
import { unmarked } from "./words.ts";

/** The same differences, with what was removed here and added there as one. */
export function joinMoved(told: readonly Told[]): Difference[] {
  const gone = new Map<string, Told>();
  for (const each of told)
    if (each.did === "removed" && each.item !== undefined)
      gone.set(JSON.stringify(each.item), each);
  const joined = new Set<Told>();
  const differences = told.map((each): Told => {
    const from = each.did === "added" ? gone.get(JSON.stringify(each.item)) : undefined;
    if (!from || joined.has(from)) return each;
    joined.add(from);
    const moved = { before: placed(from), after: placed(each), from: from.from };
    const back = { file: from.file, path: from.path };
    return { ...each, ...moved, back, did: "moved" };
  });
  return differences.filter((each) => !joined.has(each)).map(withoutItem);
}

/** Where it stands: the page, and what is around it there. */
function placed({ page, place }: Told): Difference["before"] {
  return unmarked([page, ...place.slice(0, -1)].join(" › "));
}

function withoutItem({ item: _item, ...difference }: Told): Difference {
  return difference;
}
