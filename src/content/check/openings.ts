// Whether search engines can be told of an opening: they want to know what the work is, and where.
import { problem, type Problem } from "../diagnostics.ts";
import type { Path } from "../place.ts";
import { isFields } from "../plan.ts";

/**
 * @param list a block of the type list, of whatever shape
 * @param hasAddress whether site.json says where the company is, or can't be asked
 */
export function checkOpenings(
  { items }: Record<string, unknown>,
  path: Path,
  hasAddress: boolean,
): Problem[] {
  if (!Array.isArray(items)) return [];
  return items.flatMap((item: unknown, index) => {
    if (!isFields(item) || item["opening"] === undefined) return [];
    const { text, details } = item;
    const place = { path: [...path, "items", index, "opening"], at: "key" } as const;
    const isDescribed = text !== undefined || (Array.isArray(details) && details.length > 0);
    if (isDescribed && hasAddress) return [];
    return [problem("unlisted-opening", place, { missing: isDescribed ? "address" : "text" })];
  });
}
