// Makes the value that a snippet inserts: without tab stops, and with numbers.
import { isFields, type Json } from "../model/json.ts";
import { isWrittenAsDay } from "../text/day.ts";
import { parseJson } from "../text/parse-json.ts";
import { withoutTabStops } from "./tab-stops.ts";

/**
 * `^12` is the number 12.
 * @param dayFor what stands for a day; by default, the one that the snippet has
 * @param name of the field that has it
 */
export function snippetValue(
  body: Json,
  dayFor: (day: string, name: string | undefined) => string = (day) => day,
  name?: string,
): Json {
  if (typeof body === "string") {
    const words = withoutTabStops(body);
    if (isWrittenAsDay(words)) return dayFor(words, name);
    // Cast: JSON is JSON; what isn't any is a text.
    return words.startsWith("^") ? ((parseJson(words.slice(1)) ?? words) as Json) : words;
  }
  if (Array.isArray(body)) return body.map((item) => snippetValue(item, dayFor));
  if (!isFields(body)) return body;
  // Cast: it was read from JSON.
  const entries = Object.entries(body) as [string, Json][];
  return Object.fromEntries(
    entries.map(([field, inner]) => [field, snippetValue(inner, dayFor, field)]),
  );
}
