// Names an item in a list by its own text, with facts filled in.
import { isFields } from "../../content/model/json.ts";
import type { Facts } from "../../content/model/symbols.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import { nameOf } from "../../content/schema/describe.ts";

/** @returns undefined if it has no text of its own */
export function shownName(value: unknown, facts: Facts): string | undefined {
  if (!isFields(value)) return undefined;
  const filled = Object.entries(value).map(([name, inner]) => [
    name,
    typeof inner === "string" ? fillFacts(inner, facts).text : inner,
  ]);
  return nameOf(Object.fromEntries(filled));
}
