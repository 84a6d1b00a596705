// Whether search engines can be told of an opening: they want to know what the work is, and where.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path } from "../model/path.ts";
import { isFields } from "../schema/walk.ts";

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
    const { text, details, opening } = item;
    const openingPath = [...path, "items", index, "opening"];
    const place = { path: openingPath, at: "key" } as const;
    const isDescribed = text !== undefined || (Array.isArray(details) && details.length > 0);
    return [
      ...(isDescribed && hasAddress
        ? []
        : [problem("unlisted-opening", place, { missing: isDescribed ? "address" : "text" })]),
      ...checkDates(opening, openingPath),
    ];
  });
}

function checkDates(opening: unknown, path: Path): Problem[] {
  if (!isFields(opening)) return [];
  const { posted, closes } = opening;
  const wrong = Object.entries({ posted, closes }).flatMap(([field, day]) =>
    typeof day !== "string" || !/^\d{4}-\d\d-\d\d$/.test(day) || isDay(day)
      ? []
      : [problem("wrong-date", { path: [...path, field], at: "value" }, { day })],
  );
  const isBefore = typeof posted === "string" && typeof closes === "string" && closes < posted;
  if (wrong.length > 0 || !isBefore) return wrong;
  return [problem("early-end", { path: [...path, "closes"], at: "value" }, { closes, posted })];
}

/** @param text of the form 2025-02-28 */
function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}
