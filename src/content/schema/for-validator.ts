// The schemas as ajv is given them. `npm run generate` asks for it, which has yet to list them.
import { membersOf } from "./members.ts";
import type { Schema } from "./read-schema.ts";

/** The keywords that are this project's own, which no validator knows. */
export const ownKeywords = [
  "placeholders",
  "isFact",
  "isLanguage",
  "isDay",
  "kinds",
  "isToldAsOne",
  "follows",
  "columnsOf",
  "groups",
  "group",
  "oneOfTitle",
  "reserved",
  "samples",
  "alsoCalled",
  "alsoTyped",
] as const satisfies (keyof Schema)[];

/** The same schema with no more than the members in its unions, as ajv wants it: which of them it is shows the type. */
export function forValidator(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_name, value: Schema | null) =>
    value?.discriminator ? { ...value, oneOf: membersOf(value) } : value,
  ) as object;
}
