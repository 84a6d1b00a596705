// The days of the week as content names them, and the opening times on each.

/** In the order of a week that begins with Monday. */
export const weekdays = [
  "monday",
  "tuesday",
  "wednesday",
  "thursday",
  "friday",
  "saturday",
  "sunday",
] as const;

export type Weekday = (typeof weekdays)[number];

/** Days with the same times, one after another. */
export interface DayGroup {
  days: Weekday[];
  /** As content writes them, such as 08:00-17:30; empty for closed days. */
  times: readonly string[];
}

/** Joins neighboring days with the same times. */
export function dayGroups(times: Partial<Record<Weekday, readonly string[]>>): DayGroup[] {
  const groups: DayGroup[] = [];
  for (const day of weekdays) {
    const own = times[day] ?? [];
    const last = groups.at(-1);
    if (last?.times.join() === own.join()) last.days.push(day);
    else groups.push({ days: [day], times: own });
  }
  return groups;
}
