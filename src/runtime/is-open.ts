// Decides from opening hours if a business is open at a moment, by the clock on its own wall.

/** Two times on a 24-hour clock, such as 08:00-17:30. */
type Span = string;

/** The time zone; the times of each day from Monday on; and days with times of their own, first and last included. */
export type OpeningHours = [
  timeZone: string,
  week: readonly (readonly Span[])[],
  exceptions: readonly (readonly [from: string, until: string, times: readonly Span[]])[],
];

const dayInMinutes = 1440;

/** @throws RangeError if the browser doesn't know the time zone */
export function isOpen([timeZone, week, exceptions]: OpeningHours, now: Date): boolean {
  const { day, minutes } = wallClock(timeZone, now);
  const timesOn = (date: string): readonly Span[] =>
    // New Year's Eve counts within the holidays: of several exceptions, the shortest.
    exceptions
      .filter(([from, until]) => from <= date && date <= until)
      .sort((one, other) => length(one) - length(other))[0]?.[2] ??
    // getUTCDay counts from Sunday.
    week[(new Date(date).getUTCDay() + 6) % 7] ??
    [];
  const includes = (minute: number) => (span: Span) => {
    const [from = 0, to = 0] = span.split("-").map(inMinutes);
    // A span that ends before it begins goes on after midnight.
    return from <= minute && minute < (to <= from ? to + dayInMinutes : to);
  };
  return (
    timesOn(day).some(includes(minutes)) ||
    timesOn(dayBefore(day)).some(includes(minutes + dayInMinutes))
  );
}

function length([from, until]: OpeningHours[2][number]): number {
  return +new Date(until) - +new Date(from);
}

function inMinutes(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function dayBefore(day: string): string {
  const date = new Date(day);
  date.setUTCDate(date.getUTCDate() - 1);
  return date.toISOString().slice(0, 10);
}

/** The date and the time of day there. Daylight saving time is the browser's matter. */
function wallClock(timeZone: string, now: Date): { day: string; minutes: number } {
  // Swedish dates are written like those in content: 2025-05-27 09:30.
  const text = now.toLocaleString("sv-SE", { timeZone, hourCycle: "h23" });
  const [day = "", time = ""] = text.split(" ");
  return { day, minutes: inMinutes(time) };
}
