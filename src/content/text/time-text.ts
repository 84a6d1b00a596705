// Puts days, times and dates into words in the language of a block.
import type { Weekday } from "./week.ts";
import { weekdays } from "./week.ts";

/** Browsers and versions of Node use different spaces before AM, and a line must not break there. */
const evenSpaces = (text: string): string => text.replaceAll(/\s/g, "\u00a0");

/** Node 26 writes the spaces in dates as plain ones, and earlier versions as narrow ones. */
const plainSpaces = (text: string): string => text.replaceAll(/[\u2009\u202f]/g, " ");

/** What is between two dates, in languages where versions of Node differ in the spaces around it. */
const betweenDates: Readonly<Record<string, string>> = { en: " – ", ko: "~" };

/** A Monday, from which the names of the days are counted. */
const monday = Date.UTC(2024, 0, 1);
const dayLength = 86_400_000;

/**
 * The language that days and times are written in: the first one that the build knows words in. Without one, they would
 * be in the language of the machine that builds the site.
 * @param languages in the order of preference: the text's own, then the site's
 */
export function writableLanguage(...languages: readonly string[]): string {
  return languages.find(hasWords) ?? "en";
}

/** True if days and times can be written in a language. False also for what isn't a language's code, which the check reports. */
export function hasWords(language: string): boolean {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(language).length > 0;
  } catch {
    return false;
  }
}

function write(language: string, time: number, style: Intl.DateTimeFormatOptions): string {
  return formatIn(language, style)
    .formatToParts(time)
    .map(({ type, value }) => (type === "dayPeriod" ? dayPeriod(value, language) : value))
    .join("");
}

function formatIn(language: string, style: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  return new Intl.DateTimeFormat(writableLanguage(language), { ...style, timeZone: "UTC" });
}

/** Node 20 writes Korean times as AM 8:00, and browsers as 오전 8:00. */
function dayPeriod(written: string, language: string): string {
  if (!/^ko(?:-|$)/.test(language)) return written;
  return { AM: "오전", PM: "오후" }[written] ?? written;
}

/** With a comma in English; other languages have a comma of their own, or say “and”. */
function listText(parts: readonly string[], language: string): string {
  return new Intl.ListFormat(writableLanguage(language), {
    type: "conjunction",
    style: "narrow",
  }).format(parts);
}

/** Such as “Monday–Thursday”. */
export function daysText(days: readonly Weekday[], language: string): string {
  const names = days.map((day) =>
    write(language, monday + weekdays.indexOf(day) * dayLength, { weekday: "long" }),
  );
  return names.length > 2 ? `${names[0]}–${names.at(-1)}` : listText(names, language);
}

/** Such as “8:00 AM–12:00 PM, 1:00 PM–5:30 PM”. @param times such as 08:00-17:30 */
export function timesText(times: readonly string[], language: string): string {
  const spans = times.map((span) =>
    span
      .split("-")
      .map((time) => timeText(time, language))
      .join("–"),
  );
  return listText(spans, language);
}

function timeText(time: string, language: string): string {
  // What isn't a time is reported by the check, but the editor shows the page nevertheless.
  if (!/^\d+:\d+$/.test(time)) return time;
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  const style = { hour: "numeric", minute: "2-digit" } as const;
  return evenSpaces(write(language, Date.UTC(2024, 0, 1, hours, minutes), style));
}

/** Such as “December 24, 2025”. */
export function dayText(day: string, language: string): string {
  const time = Date.parse(day);
  // A day that isn't in the calendar is reported by the check, but the editor shows the page nevertheless.
  if (Number.isNaN(time)) return day;
  return plainSpaces(write(language, time, { day: "numeric", month: "long", year: "numeric" }));
}

/** Such as “Dec 24 – 26, 2025”. @param until if left out, it is one day */
export function datesText(from: string, until: string | undefined, language: string): string {
  const format = formatIn(language, { day: "numeric", month: "short", year: "numeric" });
  const [first, last] = [from, until ?? from].map((day) => new Date(`${day}T00:00Z`));
  // Days that aren't in the calendar are reported by the check, but the editor shows the page nevertheless.
  if (!first || !last || Number.isNaN(+first) || Number.isNaN(+last) || last < first) return from;
  const text = plainSpaces(format.formatRange(first, last));
  const between = betweenDates[format.resolvedOptions().locale.replace(/-.*/, "")];
  return between === undefined ? text : text.replace(/\s*[–~]\s*/, between);
}
