// Changes a value to another variant of its union and keeps the fields that fit.
import { isFields, type Json } from "../../content/model/json.ts";
import { follow, type Node } from "../../content/schema/read-schema.ts";
import type { Say } from "../../content/translations/translation.ts";
import { samplesOf } from "./samples.ts";
import { structureOf } from "./structure.ts";

/**
 * @param from the current variant; undefined if unknown
 * @param to the new variant
 * @param say says a sample of it
 * @param fit fits a sample of it to the site
 */
export function switchVariant(
  value: unknown,
  from: Node | undefined,
  to: Node,
  say: Say,
  fit = (sample: Json): Json => sample,
): Json {
  const [first] = samplesOf(to, say);
  const sample = first && fit(first.value);
  const needed = new Set(to.schema.required ?? []);
  const held = isFields(value) ? value : {};
  const kept: Record<string, Json> = {};
  for (const [name, schema] of Object.entries(to.schema.properties ?? {})) {
    const written = held[name];
    const before = from?.schema.properties?.[name];
    const fits =
      schema.const === undefined &&
      written !== undefined &&
      before !== undefined &&
      from !== undefined &&
      acceptsSameValues(follow(before, from), follow(schema, to));
    // Cast: it was read from JSON.
    if (fits) kept[name] = written as Json;
    else if (schema.const !== undefined && needed.has(name)) kept[name] = schema.const as Json;
    else if (needed.has(name) && isFields(sample)) kept[name] = (sample[name] ?? "") as Json;
  }
  return kept;
}

/** Whether a value of one schema fits the other. */
function acceptsSameValues(one: Node, other: Node): boolean {
  if (one.definition !== undefined && one.definition === other.definition) return true;
  const [first, second] = [structureOf(one, undefined), structureOf(other, undefined)];
  if (first.is === "list" && second.is === "list")
    return acceptsSameValues(first.items, second.items);
  if (first.is === "named" && second.is === "named")
    return acceptsSameValues(first.values, second.values);
  // Other objects fit only if they share a definition.
  return first.is === "single" && second.is === "single" && rulesOf(one) === rulesOf(other);
}

/** What a single value has to be, apart from its length or size. */
function rulesOf({ schema }: Node): string {
  const { type = typeof schema.const, format, pattern, enum: choices, kinds } = schema;
  return JSON.stringify([type, format, pattern, choices, kinds]);
}
