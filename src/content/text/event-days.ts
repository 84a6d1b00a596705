// The days of an event: it is over after the last one.

import { dayAfter } from "./day.ts";
import { endsNextDay } from "./week.ts";

interface EventDays {
  firstDay?: string | undefined;
  lastDay?: string | undefined;
  /** When it begins, and until when if that is known: 19:00-21:30. */
  time?: string | undefined;
  /** The last day on which visitors see it, if the author has chosen an earlier one. */
  until?: string | undefined;
}

/** @returns the day on which an event ends, after midnight the next one; undefined if it has no day yet */
export function endDay({ firstDay, lastDay, time = "" }: EventDays): string | undefined {
  // A day that the author is still asked for is empty.
  const day = lastDay || firstDay || undefined;
  return day && endsNextDay(time) ? dayAfter(day) : day;
}

/** @returns the last day on which visitors see an event; undefined if it has no day yet */
export function lastDayShown({ until, ...event }: EventDays): string | undefined {
  const end = endDay(event);
  if (!until || end === undefined) return until || end;
  return until < end ? until : end;
}
