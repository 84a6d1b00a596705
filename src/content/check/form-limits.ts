// Checks that a form's limits are possible: an answer fits between them.
import { problem } from "../diagnostics/problem.ts";
import { isDay } from "../text/day.ts";
import { atValue, type FieldsRule } from "./rule.ts";

/** The names of the two limits in the schemas: for dates and for numbers. */
const names = [
  ["earliest", "latest"],
  ["min", "max"],
] as const;

export const formLimits: readonly FieldsRule[] = names.map(([lowName, highName]) => ({
  on: "field",
  reads: [lowName, highName],
  isForShown: true,
  check: ({ [lowName]: low, [highName]: high }, context) => {
    if (isNoDay(low) || isNoDay(high) || !isCrossed(low, high)) return [];
    const values = { lowName, low: String(low), highName, high: String(high) };
    return [problem("crossed-limits", atValue(context, highName), values)];
  },
}));

/** Written as a date, as the schema requires, but not in the calendar: it is reported as every such day. */
function isNoDay(limit: unknown): boolean {
  return typeof limit === "string" && /^\d+-\d+-\d+$/.test(limit) && !isDay(limit);
}

function isCrossed(low: unknown, high: unknown): boolean {
  if (typeof low === "number" && typeof high === "number") return low > high;
  // What "today" is depends on when a visitor comes.
  if (low === "today" || high === "today") return false;
  return typeof low === "string" && typeof high === "string" && low > high;
}
