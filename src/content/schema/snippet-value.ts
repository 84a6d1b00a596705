// Makes the value that a snippet inserts: without tab stops, and with numbers.
import { isFields, type Json } from "../model/json.ts";
import { isWrittenAsDay } from "../text/day.ts";
import { parseJson } from "../text/parse-json.ts";
import { asWritten, type Say } from "../translations/translation.ts";
import { withoutTabStops } from "./tab-stops.ts";

interface Inserted {
  /** What stands for a day in the field with this name; by default, the one that the snippet has. */
  dayFor?: (day: string, name: string | undefined) => string;
  /** Says the texts in another language. */
  say?: Say;
}

/**
 * `^12` is the number 12.
 * @param name of the field that has it
 */
export function snippetValue(body: Json, inserted: Inserted = {}, name?: string): Json {
  const { dayFor = (day) => day, say = asWritten } = inserted;
  if (typeof body === "string") {
    const words = withoutTabStops(body);
    if (isWrittenAsDay(words)) return dayFor(words, name);
    // Cast: JSON is JSON; what isn't any is a text.
    return words.startsWith("^") ? ((parseJson(words.slice(1)) ?? words) as Json) : say(words);
  }
  if (Array.isArray(body)) return body.map((item) => snippetValue(item, inserted));
  if (!isFields(body)) return body;
  // Cast: it was read from JSON.
  const entries = Object.entries(body) as [string, Json][];
  return Object.fromEntries(
    entries.map(([field, inner]) => [field, snippetValue(inner, inserted, field)]),
  );
}
