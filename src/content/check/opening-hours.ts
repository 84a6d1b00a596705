// Checks the site's time zone, and that there are opening hours where a block shows them.
import { problem } from "../diagnostics/problem.ts";
import { ruleFor, atValue } from "./rule.ts";

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

export const shownHours = ruleFor("contactInfo", ["hours"], ({ hours }, context) => {
  if (!hours || hours.rows || context.symbols.hasHours) return [];
  return [problem("no-opening-hours", { path: [...context.path, "hours"], at: "key" }, {})];
});
