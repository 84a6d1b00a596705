// Suggests how to write fields where a text is written instead.
import { short } from "../model/json.ts";
import type { Schema } from "./read-schema.ts";

/** One line to write, with dots for what is still missing; undefined if no field is required. */
export function asFields(schema: Schema, data: unknown): string | undefined {
  const names = neededIn(schema);
  if (names.length === 0) return undefined;
  const words = typeof data === "string" && !isOfKinds(names) ? short(data) : undefined;
  // The value that is sent for a choice may be the same as its label.
  const isChoice = names.includes("value");
  const fields = names.map((name, index) => {
    const { type, pattern = "" } = schema.properties?.[name] ?? {};
    const isList = type === "array";
    // A video at another host is no file of the site.
    const isPossible = !isList && new RegExp(pattern, "u").test(String(data));
    const value = (index === 0 || isChoice) && isPossible ? words : undefined;
    return `"${name}": ${value ?? (isList ? "[…]" : '"…"')}`;
  });
  return `{ ${fields.join(", ")} }`;
}

/** The fields that the options require, one each. */
export function alternatives(options: readonly Schema[] = []): string[] {
  return options.flatMap(({ required = [] }) => required);
}

/** The required fields, the first alternative, or the only possible field. */
export function neededIn({ required = [], oneOf, anyOf, properties = {} }: Schema): string[] {
  const options = [oneOf, anyOf].flatMap((each) => alternatives(each).slice(0, 1));
  const needed = [...required, ...options];
  const known = Object.keys(properties);
  return needed.length === 0 && known.length === 1 ? known : needed;
}

/** If a field sets the type of the others, the text alone could be any of them. */
function isOfKinds(names: readonly string[]): boolean {
  return names.includes("type") || names.includes("kind");
}
