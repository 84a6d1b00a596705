// Numbers, days and lists as they are written in the language of the person who edits.
import { screenLanguage } from "./screen-language.ts";

type Kept = "day" | "time" | "weekday" | "weekdayInYear";

/** Made when first needed: making one takes longer than using it. */
const kept: Partial<Record<Kept, Intl.DateTimeFormat>> = {};

const ofWeek = { weekday: "long", month: "long", day: "numeric" } as const;

function formatted(date: Date, as: Kept, options: Intl.DateTimeFormatOptions): string {
  return (kept[as] ??= new Intl.DateTimeFormat(screenLanguage, options)).format(date);
}

/** Such as “a, b, and c”. */
export function allOf(parts: readonly string[]): string {
  return new Intl.ListFormat(screenLanguage, { type: "conjunction" }).format(parts);
}

/** Such as “a, b, or c”. */
export function oneOf(parts: readonly string[]): string {
  return new Intl.ListFormat(screenLanguage, { type: "disjunction" }).format(parts);
}

/** Such as “May 27, 2025”. */
export function day(date: Date): string {
  return formatted(date, "day", { dateStyle: "long" });
}

/** Such as “2:03 PM”. */
export function time(date: Date): string {
  return formatted(date, "time", { timeStyle: "short" });
}

/** Such as “Friday, May 9”. */
export function weekday(date: Date): string {
  return formatted(date, "weekday", ofWeek);
}

/** Such as “Friday, May 9, 2025”. */
export function weekdayInYear(date: Date): string {
  return formatted(date, "weekdayInYear", { ...ofWeek, year: "numeric" });
}

/** Such as “1,234”. */
export function inDigits(number: number): string {
  return number.toLocaleString(screenLanguage);
}
