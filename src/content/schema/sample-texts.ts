// Lists the texts of snippets and new sites that are only placeholders.
import { newSiteTexts } from "../model/new-site.gen.ts";
import { isFields } from "../model/json.ts";
import type { Schemas, Snippet } from "./read-schema.ts";
import { tabStop } from "./tab-stops.ts";

/** Of snippets as they were once: a site may still have them. */
const earlier = ["Your hours, such as 9:00 AM-5:00 PM", "A kind of treatments", "A caption"];

export interface SampleWords {
  /**
   * If one of these is the whole text, nobody has written that text yet. Each describes in several words what belongs
   * there, so no author can mean it; texts that a site may keep, such as `Contact us` or `Closed`, aren't listed.
   */
  toReplace: ReadonlySet<string>;
  /** What the samples say besides, which a site may keep. */
  kept: ReadonlySet<string>;
}

/** The words of all samples that these schemas offer, and of new sites. */
export function sampleWordsIn(schemas: Schemas): SampleWords {
  const tabStops = Object.values(schemas).flatMap((schema) => [...wordsIn(schema)]);
  return {
    toReplace: new Set([
      ...tabStops.flatMap(({ words, isToReplace }) => (isToReplace ? [words] : [])),
      ...newSiteTexts,
      ...earlier,
    ]),
    kept: new Set(tabStops.flatMap(({ words, isToReplace }) => (isToReplace ? [] : [words]))),
  };
}

/** True for a text that is still the sample's, also with the number that keeps it apart from another sample. */
export function sampleTest({ toReplace }: SampleWords): (text: string) => boolean {
  // To look up a text takes as long as the text is, and most are longer than this.
  const longest = Math.max(...Array.from(toReplace, ({ length }) => length)) + " 99".length;
  return (text) =>
    text.length <= longest && (toReplace.has(text) || toReplace.has(text.replace(/ \d{1,2}$/, "")));
}

/** The words at the tab stops of each snippet in a schema. */
function* wordsIn(schema: unknown): Generator<{ words: string; isToReplace: boolean }> {
  if (Array.isArray(schema)) for (const inner of schema) yield* wordsIn(inner);
  if (!isFields(schema)) return;
  for (const [name, inner] of Object.entries(schema)) {
    if (name !== "defaultSnippets") yield* wordsIn(inner);
    // Cast: the schemas' own snippets have this type.
    else for (const snippet of inner as Snippet[]) yield* wordsOf(snippet);
  }
}

/** A snippet lists the numbers of its tab stops that are only placeholders. */
function* wordsOf({ body, bodyText, toReplace = [] }: Snippet) {
  const text = bodyText ?? JSON.stringify(body);
  for (const [, number, words = ""] of text.matchAll(tabStop))
    yield { words, isToReplace: toReplace.includes(Number(number)) };
}
