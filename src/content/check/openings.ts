// Whether search engines can be told of an opening: they want to know what the work is, and where.
import { problem, type Problem } from "../diagnostics.ts";
import type { Path } from "../place.ts";
import type { Block } from "../schema.gen.ts";

type List = Extract<Block, { type: "list" }>;

/** @param hasAddress whether site.json says where the company is, or can't be asked */
export function checkOpenings({ items }: List, path: Path, hasAddress: boolean): Problem[] {
  return items.flatMap(({ opening, text, details = [] }, index) => {
    if (!opening) return [];
    const place = { path: [...path, "items", index, "opening"], at: "key" } as const;
    const isDescribed = text !== undefined || details.length > 0;
    if (isDescribed && hasAddress) return [];
    return [problem("unlisted-opening", place, { missing: isDescribed ? "address" : "text" })];
  });
}
