// The texts that a snippet begins with only to say what is to be written in their place.
import { schemas } from "../model/schema.gen.ts";
import { isFields } from "../model/json.ts";
import type { Snippet } from "./read-schema.ts";

/** `${1:words}`, of which the schema says by the number whether the words are to be replaced. */
const tabStop = /\$\{(\d+):([^}]*)\}/g;

/** Of all snippets of all schemas. */
export const sampleTexts: ReadonlySet<string> = new Set(
  Object.values(schemas).flatMap((schema) => textsIn(schema)),
);

function textsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(textsIn);
  if (!isFields(schema)) return [];
  return Object.entries(schema).flatMap(([name, inner]) =>
    // Cast: the schemas' own snippets, of which there is a type.
    name === "defaultSnippets" ? (inner as Snippet[]).flatMap(toReplace) : textsIn(inner),
  );
}

function toReplace({ body, bodyText, toReplace: numbers = [] }: Snippet): string[] {
  const text = bodyText ?? JSON.stringify(body);
  return Array.from(text.matchAll(tabStop)).flatMap(([, number, words = ""]) =>
    numbers.includes(Number(number)) ? [words] : [],
  );
}
