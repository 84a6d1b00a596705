// Says the words of schemas that authors see in the language of the person who edits.
import { knownWords } from "./known-words.ts";
import { translate } from "./t.ts";

/** The keywords whose texts authors see, alone or in lists. */
const shown: ReadonlySet<string> = new Set([
  "title",
  "description",
  "help",
  "label",
  "fold",
  "group",
  "groups",
  "oneOfTitle",
  "enumDescriptions",
  "patternErrorMessage",
]);

/** What belongs to the site and not to its editor: samples, and values. */
const content: ReadonlySet<string> = new Set([
  "samples",
  "default",
  "body",
  "bodyText",
  "const",
  "enum",
]);

/** @returns the same schemas where the screen is in English */
export function inScreenLanguage<Schemas extends object>(schemas: Schemas): Schemas {
  // Cast: only texts are replaced, by texts.
  return knownWords() ? (withWords(schemas, "", translate) as Schemas) : schemas;
}

/** @param say replaces each text that authors see */
export function withWords(value: unknown, keyword: string, say: (text: string) => string): unknown {
  if (typeof value === "string") return shown.has(keyword) ? say(value) : value;
  if (Array.isArray(value)) return value.map((each) => withWords(each, keyword, say));
  if (typeof value !== "object" || value === null) return value;
  const entries = Object.entries(value).map(([name, inner]) => [
    name,
    content.has(name) ? inner : withWords(inner, name, say),
  ]);
  return Object.fromEntries(entries);
}
