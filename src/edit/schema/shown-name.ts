// Names an item in a list by its own text, or by what its picture shows, with facts filled in.
import { isFields } from "../../content/model/json.ts";
import type { Facts } from "../../content/model/symbols.ts";
import { fillFacts } from "../../content/resolve/facts.ts";
import { nameOf } from "../../content/schema/describe.ts";

/** @returns undefined if it has neither */
export function shownName(value: unknown, facts: Facts): string | undefined {
  if (!isFields(value)) return undefined;
  const filled = Object.entries(value).map(([name, inner]) => [
    name,
    typeof inner === "string" ? fillFacts(inner, facts).text : inner,
  ]);
  const { picture } = value;
  const own = nameOf(Object.fromEntries(filled));
  return own ?? (isFields(picture) ? shownName({ name: picture["alt"] }, facts) : undefined);
}
