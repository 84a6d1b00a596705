// Checks the site's time zone and opening hours, and that there are opening hours where a block shows them.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { weekdays } from "../text/week.ts";
import type { Path } from "../model/path.ts";
import { isHidden } from "../schema/walk.ts";
import { ruleFor, atValue, type Context } from "./rule.ts";

export const timeZone = ruleFor("site", ["timeZone"], ({ timeZone: zone }, context) => {
  if (zone === undefined || isTimeZone(zone)) return [];
  return [problem("unknown-time-zone", atValue(context, "timeZone"), { zone })];
});

function isTimeZone(zone: string): boolean {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: zone }).resolvedOptions().timeZone !== "";
  } catch {
    return false;
  }
}

export const openTimes = ruleFor("site", ["openingHours"], ({ openingHours = {} }, context) => [
  ...weekdays.flatMap((day) => checkTimes(openingHours[day], ["openingHours", day], context)),
  ...(openingHours.exceptions ?? []).flatMap((exception, index) =>
    isHidden(exception)
      ? []
      : checkTimes(exception.open, ["openingHours", "exceptions", index, "open"], context),
  ),
]);

/** Times that are empty, or that begin before those in front of them have ended. Only the last ones may go past midnight. */
function checkTimes(all: readonly string[] = [], path: Path, context: Context): Problem[] {
  return all.flatMap((times, index) => {
    const [from = "", to = ""] = times.split("-");
    const before = all[index - 1] ?? "";
    const [beforeFrom = "", beforeTo = ""] = before.split("-");
    const location = atValue(context, ...path, index);
    if (from === to) return [problem("no-open-time", location, { times })];
    const isAfter = before === "" || (beforeFrom < beforeTo && beforeTo <= from);
    return isAfter ? [] : [problem("crossed-times", location, { times, before })];
  });
}

export const shownHours = ruleFor("contactInfo", ["hours"], ({ hours }, context) => {
  if (!hours || hours.rows || context.symbols.hasHours) return [];
  return [problem("no-opening-hours", { path: [...context.path, "hours"], at: "key" }, {})];
});
