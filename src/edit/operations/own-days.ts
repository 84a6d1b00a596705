// Writes the days of the week in a sample, such as Monday-Friday, in the language of the text around it.
import type { Json } from "../../content/model/json.ts";
import { capitalize } from "../../content/schema/describe.ts";
import { hasWords } from "../../content/text/time-text.ts";
import { weekdays } from "../../content/text/week.ts";

/** After the quote that a text starts with, if the day is its first word. */
const englishDay = new RegExp(`("?)\\b(${weekdays.map(capitalize).join("|")})\\b`, "g");

export function withOwnDays(language: string, sample: Json): Json {
  if (!hasWords(language)) return sample;
  const format = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" });
  const names = weekdays.map((day, index) => {
    // That year began with a Monday.
    return [capitalize(day), format.format(Date.UTC(2024, 0, 1 + index))] as const;
  });
  const ownName = new Map(names);
  const text = JSON.stringify(sample).replaceAll(englishDay, (_, start: string, day: string) => {
    const name = ownName.get(day) ?? day;
    return start + (start ? capitalize(name) : name);
  });
  // Cast: it was JSON.
  return JSON.parse(text) as Json;
}
