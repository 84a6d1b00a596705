// The texts that a snippet or a new site begins with only to say what to write in their place.
import { newSiteTexts } from "../model/new-site.gen.ts";
import { schemas } from "../model/schema.gen.ts";
import { isFields } from "../model/json.ts";
import type { Snippet } from "./read-schema.ts";
import { tabStop } from "./tab-stops.ts";

/**
 * Wherever one of these is the whole text, nobody has written that text yet. Each says in several words what belongs there,
 * so that no author can mean it; words that a site may keep, such as `Contact us` or `Closed`, aren't among them.
 */
export const sampleTexts: ReadonlySet<string> = new Set([
  ...Object.values(schemas).flatMap((schema) => textsIn(schema)),
  ...newSiteTexts,
]);

function textsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(textsIn);
  if (!isFields(schema)) return [];
  return Object.entries(schema).flatMap(([name, inner]) =>
    // Cast: the schemas' own snippets, of which there is a type.
    name === "defaultSnippets" ? (inner as Snippet[]).flatMap(toReplace) : textsIn(inner),
  );
}

/** A snippet says by their numbers which of its words only say what to write. */
function toReplace({ body, bodyText, toReplace: numbers = [] }: Snippet): string[] {
  const text = bodyText ?? JSON.stringify(body);
  return Array.from(text.matchAll(tabStop)).flatMap(([, number, words = ""]) =>
    numbers.includes(Number(number)) ? [words] : [],
  );
}
