// Dates as content writes them: 2025-05-27.

/** Whether a text has the form of a day, even if the calendar has no such day. */
export function isWrittenAsDay(text: string): boolean {
  return /^\d{4}-\d\d-\d\d$/.test(text);
}

/** @param text in the form 2025-02-28 */
export function isDay(text: string): boolean {
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text);
}

/** @returns the same text for a day that isn't in the calendar: the check reports it, and the editor shows its page */
export function dayAfter(day: string): string {
  return daysFrom(day, 1);
}

/** @returns the same text for a day that isn't in the calendar */
export function dayBefore(day: string): string {
  return daysFrom(day, -1);
}

function daysFrom(day: string, days: number): string {
  const time = Date.parse(day);
  return Number.isNaN(time) ? day : new Date(time + days * 86_400_000).toISOString().slice(0, 10);
}
