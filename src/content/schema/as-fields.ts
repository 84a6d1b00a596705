// How fields are written where something else stands: with its words, where these are a text.
import { short } from "../model/json.ts";
import type { Schema } from "./read-schema.ts";

/** One line to write, with dots for what is left to say; undefined where nothing has to be there. */
export function asFields(schema: Schema, data: unknown): string | undefined {
  const names = neededIn(schema);
  if (names.length === 0) return undefined;
  const words = typeof data === "string" && !isOfKinds(names) ? short(data) : undefined;
  // What is sent for a choice may be the same as what is read.
  const isChoice = names.includes("value");
  const fields = names.map((name, index) => {
    const isList = schema.properties?.[name]?.type === "array";
    const value = (index === 0 || isChoice) && !isList ? words : undefined;
    return `"${name}": ${value ?? (isList ? "[…]" : '"…"')}`;
  });
  return `{ ${fields.join(", ")} }`;
}

/** The fields of which each of these asks for one. */
export function alternatives(options: readonly Schema[] = []): string[] {
  return options.flatMap(({ required = [] }) => required);
}

/** Those that must be there, the first of several of which one must be, or the only one that can be. */
function neededIn({ required = [], oneOf, properties = {} }: Schema): string[] {
  const needed = [...required, ...alternatives(oneOf).slice(0, 1)];
  const known = Object.keys(properties);
  return needed.length === 0 && known.length === 1 ? known : needed;
}

/** Where a field says of what kind the others are, words alone may be any of them. */
function isOfKinds(names: readonly string[]): boolean {
  return names.includes("type") || names.includes("kind");
}
