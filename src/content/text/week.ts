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

/** @param day a day of the calendar, such as 2025-02-28 */
export function weekdayOf(day: string): Weekday {
  // getUTCDay counts from Sunday.
  return weekdays[(new Date(day).getUTCDay() + 6) % 7] ?? "monday";
}

/** True for times that go on after midnight, such as 18:00-02:00; false if nobody knows when they end. */
export function endsNextDay(times: string): boolean {
  const [from = "", to] = times.split("-");
  return to !== undefined && to <= from;
}

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
