// Gives the days up to Friday the open times of a day before them, because most weeks have the same on all of them.
import { isFields, valueAt, type Json } from "../../content/model/json.ts";
import type { Path } from "../../content/model/path.ts";
import { weekdays } from "../../content/text/week.ts";
import type { Operation } from "../model/history.ts";

const workdays = weekdays.slice(0, weekdays.indexOf("saturday"));

/** @returns the days after a day, up to Friday; none at a weekend, and for what isn't a day of the week */
export function daysUntilFriday(path: Path): readonly string[] {
  const at = workdays.findIndex((day) => day === path.at(-1));
  return at === -1 ? [] : workdays.slice(at + 1);
}

/**
 * @param root the file's value
 * @param path of a day's open times
 * @returns nothing if the next day has the same times already, or if this one has none
 */
export function copyUntilFriday(file: string, root: unknown, path: Path): Operation[] {
  const into = path.slice(0, -1);
  const week = valueAt(root, into);
  const times = valueAt(root, path);
  const days = daysUntilFriday(path);
  if (!isFields(week) || !Array.isArray(times) || hasTimes(week, days[0], times)) return [];
  // Cast: what comes of JSON is JSON.
  const value = times as Json[];
  const written = Object.keys(week);
  let last = String(path.at(-1));
  return days.flatMap((name): Operation[] => {
    const at = written.indexOf(last) + 1;
    last = name;
    if (written.includes(name)) {
      if (hasTimes(week, name, times)) return [];
      return [{ file, change: { do: "set", path: [...into, name], value } }];
    }
    written.splice(at, 0, name);
    return [{ file, change: { do: "insert", into, at, name, value } }];
  });
}

function hasTimes(week: Record<string, unknown>, day: string | undefined, times: unknown): boolean {
  return day !== undefined && String(week[day]) === String(times);
}
