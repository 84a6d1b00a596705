// The schemas as ajv needs them. `npm run generate` uses this file before it has listed them.
import { membersOf } from "./members.ts";
import type { Schema } from "./read-schema.ts";

/** This project's own keywords, which validators don't know. */
export const ownKeywords = [
  "placeholders",
  "isFact",
  "usualFact",
  "isCountry",
  "isLanguage",
  "isRepository",
  "isDay",
  "isTimes",
  "isTimeZone",
  "isOpening",
  "kinds",
  "isOneChange",
  "isAddedByDialog",
  "isLikeMenu",
  "isOtherSites",
  "isCut",
  "follows",
  "columnsOf",
  "groups",
  "group",
  "fold",
  "help",
  "forLayouts",
  "pageTemplates",
  "oneOfTitle",
  "reserved",
  "samples",
  "usedWith",
  "alsoCalled",
  "formerly",
  "alsoTyped",
] as const satisfies (keyof Schema)[];

/** The same schema with only the members in its unions, as ajv needs it to choose by type. */
export function forValidator(schema: object): object {
  return JSON.parse(JSON.stringify(schema), (_name, value: Schema | null) =>
    value?.discriminator ? { ...value, oneOf: membersOf(value) } : value,
  ) as object;
}
