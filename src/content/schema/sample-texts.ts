// Lists the texts of snippets and new sites that are only placeholders.
import { newSiteTexts } from "../model/new-site.gen.ts";
import { isFields } from "../model/json.ts";
import type { Known } from "../translations/known-translations.ts";
import type { Schemas, Snippet } from "./read-schema.ts";
import { tabStop } from "./tab-stops.ts";

/** Of snippets as they were once: a site may still have them. */
const earlier = ["Your hours, such as 9:00 AM-5:00 PM", "A kind of treatments", "A caption"];

/**
 * If one of these is the whole text, nobody has written that text yet, in whatever language the site is. Each describes
 * in several words what belongs there, so no author can mean it; texts that a site may keep, such as `Contact us` or
 * `Closed`, aren't listed.
 * @returns those of the samples that these schemas offer and of new sites, in English and in these languages
 */
export function sampleTextsIn(
  schemas: Schemas,
  known?: Pick<Known, "inEach">,
): ReadonlySet<string> {
  const english = [
    ...Object.values(schemas).flatMap((schema) => [...wordsToReplace(schema)]),
    ...newSiteTexts,
  ];
  return new Set([...english, ...(known?.inEach(english) ?? []), ...earlier]);
}

/** True for a text that is still the sample's, also with the number that keeps it apart from another sample. */
export function sampleTest(texts: ReadonlySet<string>): (text: string) => boolean {
  // To look up a text takes as long as the text is, and most are longer than this.
  const longest = Math.max(...Array.from(texts, ({ length }) => length)) + " 99".length;
  return (text) =>
    text.length <= longest && (texts.has(text) || texts.has(text.replace(/ \d{1,2}$/, "")));
}

/** The words at the tab stops of each snippet in a schema that are only placeholders: a snippet lists their numbers. */
function* wordsToReplace(schema: unknown): Generator<string> {
  if (Array.isArray(schema)) for (const inner of schema) yield* wordsToReplace(inner);
  if (!isFields(schema)) return;
  for (const [name, inner] of Object.entries(schema)) {
    if (name !== "defaultSnippets") yield* wordsToReplace(inner);
    // Cast: the schemas' own snippets have this type.
    else for (const snippet of inner as Snippet[]) yield* wordsOf(snippet);
  }
}

function* wordsOf({ body, bodyText, toReplace = [] }: Snippet) {
  const text = bodyText ?? JSON.stringify(body);
  for (const [, number, words = ""] of text.matchAll(tabStop))
    if (toReplace.includes(Number(number))) yield words;
}
