// Parses text without any mistake, which nearly every file is: the code that reads mistakes is much larger.
import { unnamed, type Parsed } from "./parsed.ts";
import { countFields, spansIn } from "./spans.ts";

/** Deeper than any content. Nothing is read beyond this depth, so that no text can overflow the stack. */
export const deepest = 60;

/** Field names that aren't allowed, because objects already have them or because they mark a missing name. */
export const reservedFields = new Set(["__proto__", "constructor", "prototype", unnamed]);

/** The texts that were read last: a change needs its file as it was and as it is, each several times. */
const remembered = new Map<string, Parsed | undefined>();
/** Those of an edit in several files. A whole site would only use memory. */
const mostRemembered = 6;

/** @returns undefined if there is a mistake in the text; shared, so nothing in it must be changed */
export function parseExact(text: string): Parsed | undefined {
  const known = remembered.get(text);
  if (known || remembered.has(text)) return known;
  const [oldest] = remembered.keys();
  if (oldest !== undefined && remembered.size === mostRemembered) remembered.delete(oldest);
  const parsed = parseText(text);
  remembered.set(text, parsed);
  return parsed;
}

function parseText(text: string): Parsed | undefined {
  const json = jsonIn(text);
  if (!json || !isExact(text, json.value)) return undefined;
  return { value: json.value, problems: [], damage: [], span: spansIn(text) };
}

/** True if valid JSON has no duplicate and no reserved field. */
function isExact(text: string, value: unknown): boolean {
  return fieldsIn(value, 0) === countFields(text);
}

/** The value of a text that is valid JSON. */
export function jsonIn(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** The number of fields in a value; undefined if one of them isn't allowed or is nested too deep. */
function fieldsIn(value: unknown, depth: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (depth >= deepest) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const inner of value) count += fieldsIn(inner, depth + 1);
    return count;
  }
  for (const name of Object.keys(value)) {
    if (reservedFields.has(name)) return Number.NaN;
    count += 1 + fieldsIn((value as Record<string, unknown>)[name], depth + 1);
  }
  return count;
}
