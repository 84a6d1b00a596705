// Calculates with the open times of a day, as content writes them: 08:00-17:30.
import { endsNextDay } from "./week.ts";

const hour = 60;

/** Until then, a night is a night: bars and clubs close before. */
const morning = 5 * hour;
/** Nobody is open for less only to close in the evening. */
const shortestDay = 3 * hour;
/** How long the new times last, unless midnight comes first. */
const usualLength = 4 * hour;

/**
 * Where 06:00 was typed for 18:00, or 21:00 for 09:00: times past midnight that end in the day, and would be those of a
 * day if they ended twelve hours later, or began twelve hours earlier.
 * @returns the times that were probably meant
 */
export function meantTimes(times: string): string | undefined {
  const [from, to] = minutesOf(times);
  if (!endsNextDay(times) || to < morning) return undefined;
  const [begin, end] = to < 12 * hour ? [from, to + 12 * hour] : [from - 12 * hour, to];
  return end - begin >= shortestDay ? written(begin, end) : undefined;
}

/** @returns times that begin an hour after these have ended; undefined if the day is over by then */
export function timesAfter(times: string): string | undefined {
  const [, to] = minutesOf(times);
  const from = to + hour;
  if (Number.isNaN(from) || endsNextDay(times) || from >= 24 * hour) return undefined;
  return written(from, Math.min(from + usualLength, 24 * hour));
}

/** @param times such as 14:00-06:00 */
export const startOf = (times: string): string => times.slice(0, times.indexOf("-"));
export const endOf = (times: string): string => times.slice(times.indexOf("-") + 1);

function minutesOf(times: string): [from: number, to: number] {
  const [from = NaN, to = NaN] = times.split("-").map((time) => {
    const [hours = NaN, minutes = NaN] = time.split(":").map(Number);
    return hours * hour + minutes;
  });
  return [from, to];
}

function written(from: number, to: number): string {
  const clock = (minutes: number) =>
    [Math.floor(minutes / hour), minutes % hour]
      .map((part) => `${part}`.padStart(2, "0"))
      .join(":");
  return `${clock(from)}-${clock(to)}`;
}
