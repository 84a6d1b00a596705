// Finds the alternative texts that a picture already has on the site, for the next place that shows it.
import { siteFile } from "../../../content/model/input.ts";
import { isFields } from "../../../content/model/json.ts";
import type { Vocabulary } from "../../../content/schema/vocabulary.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";

/**
 * @param file the page that shows the picture next: a text in another language doesn't fit there
 * @returns each text once, with the number of places that have it; the most common first
 */
export function altTexts(
  vocabulary: Vocabulary,
  files: Files,
  file: string,
  src: string,
): [text: string, uses: number][] {
  const uses = new Map<string, number>();
  const read = (value: unknown, language: unknown): void => {
    if (Array.isArray(value)) for (const item of value) read(item, language);
    if (!isFields(value)) return;
    const own = value["language"] ?? language;
    const { alt } = value;
    if (value["src"] === src && own === wanted && isWrittenAlt(vocabulary, alt))
      uses.set(alt, (uses.get(alt) ?? 0) + 1);
    for (const inner of Object.values(value)) read(inner, own);
  };
  const ofSite = languageOf(fileValue(files, siteFile));
  const wanted = languageOf(fileValue(files, file)) ?? ofSite;
  for (const name of files.keys()) read(fileValue(files, name), ofSite);
  return [...uses].sort(([, one], [, other]) => other - one);
}

/** True for a text that a person has written, and not for the one of a sample. */
export function isWrittenAlt(vocabulary: Vocabulary, alt: unknown): alt is string {
  return typeof alt === "string" && alt.trim() !== "" && !vocabulary.isSampleText(alt);
}

function languageOf(page: unknown): unknown {
  return isFields(page) ? page["language"] : undefined;
}
