// Checks the site's time zone and opening hours, and that blocks show them.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { isDraft } from "../model/draft.ts";
import { isFields, valueAt } from "../model/json.ts";
import type { Samples } from "../model/symbols.ts";
import { isDay } from "../text/day.ts";
import { contradict } from "../text/exceptions.ts";
import { meantTimes } from "../text/open-times.ts";
import { weekdays } from "../text/week.ts";
import type { Path } from "../model/path.ts";
import { isHidden } from "../schema/walk.ts";
import type { CheckedFile } from "./checked-file.ts";
import { ruleFor, atValue, type Context, type Located, type SiteRule } from "./rule.ts";

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

const [night, special] = ["openingHours/openAtNight", "openingHours/exceptions"] as const;

/** One rule for each day, so that a mistake in one leaves the others checked. */
const timesOfDays = weekdays.map((day) =>
  ruleFor("site", [`openingHours/${day}`, night], ({ openingHours = {} }, context) =>
    checkTimes(openingHours, openingHours[day], ["openingHours", day], context),
  ),
);

const timesOfExceptions = ruleFor("site", [special, night], ({ openingHours = {} }, context) =>
  (openingHours.exceptions ?? []).flatMap((exception, index) => {
    if (isHidden(exception)) return [];
    const path = ["openingHours", "exceptions", index, "open"];
    return checkTimes(openingHours, exception.open, path, context);
  }),
);

export const openTimes = [...timesOfDays, timesOfExceptions];

/** The site's rows would say two things about a day. */
export const exceptions = ruleFor("site", [special], ({ openingHours = {} }, context) => {
  const all = (openingHours.exceptions ?? []).map((exception, index) => ({ ...exception, index }));
  const shown = all.filter((exception) => !isHidden(exception) && isInCalendar(exception));
  return shown.flatMap((one, at) =>
    shown.slice(0, at).flatMap((other) => {
      if (!contradict(one, other)) return [];
      const location = atValue(context, "openingHours", "exceptions", one.index);
      return [problem("crossed-exceptions", location, { name: one.name, other: other.name })];
    }),
  );
});

const isInCalendar = ({ from, until = from }: { from: string; until?: string }): boolean =>
  isDay(from) && isDay(until) && from <= until;

/**
 * Times that are empty, or that begin before those in front of them have ended. Only the last ones may go past midnight,
 * and rarely do until the morning.
 */
function checkTimes(
  { openAtNight = false }: { openAtNight?: boolean },
  written: readonly string[] = [],
  path: Path,
  context: Context,
): Problem[] {
  // Those of another form are reported as such.
  const all = written.map((times) => (/^\d\d:\d\d-\d\d:\d\d$/.test(times) ? times : ""));
  return all.flatMap((times, index) => {
    if (times === "") return [];
    const [from = "", to = ""] = times.split("-");
    const before = all[index - 1] ?? "";
    const [beforeFrom = "", beforeTo = ""] = before.split("-");
    const location = atValue(context, ...path, index);
    if (from === to) return [problem("no-open-time", location, { times })];
    const isAfter = before === "" || (beforeFrom < beforeTo && beforeTo <= from);
    if (!isAfter) return [problem("crossed-times", location, { times, before })];
    const meant = openAtNight ? undefined : meantTimes(times);
    return meant === undefined ? [] : [problem("until-morning", location, { times, meant })];
  });
}

export const shownHours = ruleFor("contactInfo", ["hours"], ({ hours }, context) => {
  if (!hours || hours.rows || context.symbols.hasHours) return [];
  return [problem("no-opening-hours", { path: [...context.path, "hours"], at: "key" }, {})];
});

/**
 * Typed hours while no block shows the site's. Typed hours that differ from one another are those of several locations,
 * which the site's can't replace.
 */
export const typedHours: SiteRule = {
  check: (files, { symbols }) => {
    const site = files.find(({ name }) => name === siteFile);
    if (!isFields(valueAt(site?.value, ["openingHours"]))) return [];
    const all = files
      .filter(({ value }) => !isDraft(value))
      .flatMap((file) => hoursIn(file, symbols.samples));
    const different = new Set(all.map(({ rows }) => JSON.stringify(rows)));
    const isOneText = different.size === 1 && all.every(({ rows }) => Array.isArray(rows));
    return isOneText ? all.map(({ located }) => located) : [];
  },
};

/** The hours of a page's contact blocks, with what is reported if their rows are typed. */
function hoursIn(
  { source, value }: CheckedFile,
  { isSampleText }: Samples,
): { rows: unknown; located: Located }[] {
  const blocks = valueAt(value, ["blocks"]);
  return (Array.isArray(blocks) ? blocks : []).flatMap((block: unknown, index) => {
    const hours = valueAt(block, ["hours"]);
    if (!isFields(hours) || isHidden(block)) return [];
    const { rows } = hours;
    const location = { path: ["blocks", index, "hours", "rows"], at: "key" } as const;
    const isPlaceholder =
      Array.isArray(rows) && rows.some((row) => isSampleText(String(valueAt(row, ["hours"]))));
    const problems = [problem("typed-hours", location, { isPlaceholder })];
    return [{ rows, located: { source, problems } }];
  });
}
