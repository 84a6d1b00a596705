// Lists the texts of snippets and new sites that are only placeholders.
import { newSiteTexts } from "../model/new-site.gen.ts";
import { schemas } from "../model/schema.gen.ts";
import { isFields } from "../model/json.ts";
import type { Snippet } from "./read-schema.ts";
import { tabStop } from "./tab-stops.ts";

/** Of snippets as they were once: a site may still have them. */
const earlier = ["Your hours, such as 9:00 AM-5:00 PM", "A kind of treatments"];

/**
 * If one of these is the whole text, nobody has written that text yet. Each describes in several words what belongs
 * there, so no author can mean it; texts that a site may keep, such as `Contact us` or `Closed`, aren't listed.
 */
export const sampleTexts: ReadonlySet<string> = new Set([
  ...Object.values(schemas).flatMap((schema) => textsIn(schema)),
  ...newSiteTexts,
  ...earlier,
]);

/** To look up a text takes as long as the text is, and most are longer than this. */
const longest = Math.max(...Array.from(sampleTexts, ({ length }) => length)) + " 99".length;

/** True for a text that is still the sample's, also with the number that keeps it apart from another sample. */
export function isSampleText(text: string): boolean {
  if (text.length > longest) return false;
  return sampleTexts.has(text) || sampleTexts.has(text.replace(/ \d{1,2}$/, ""));
}

function textsIn(schema: unknown): string[] {
  if (Array.isArray(schema)) return schema.flatMap(textsIn);
  if (!isFields(schema)) return [];
  return Object.entries(schema).flatMap(([name, inner]) =>
    // Cast: the schemas' own snippets have this type.
    name === "defaultSnippets" ? (inner as Snippet[]).flatMap(toReplace) : textsIn(inner),
  );
}

/** A snippet lists the numbers of its tab stops that are only placeholders. */
function toReplace({ body, bodyText, toReplace: numbers = [] }: Snippet): string[] {
  const text = bodyText ?? JSON.stringify(body);
  return Array.from(text.matchAll(tabStop)).flatMap(([, number, words = ""]) =>
    numbers.includes(Number(number)) ? [words] : [],
  );
}
