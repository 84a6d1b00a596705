// Finds the media that content of an earlier state needs and that are gone by now.
import { isFields } from "../../../content/model/json.ts";
import type { Stored } from "../../../store/store.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";

/** @param earlier the names of an earlier state's media */
export function missingMedia(
  earlier: Iterable<string>,
  { media }: Pick<Stored["assets"], "media">,
): string[] {
  return [...earlier].filter((name) => !media.has(name)).sort();
}

/**
 * @param missing names of media
 * @param names the files that may use them
 * @returns the ones that some text in these files names
 */
export function neededMedia(
  missing: readonly string[],
  files: Files,
  names: readonly string[],
): string[] {
  if (missing.length === 0) return [];
  const texts = [...new Set(names)].flatMap((name) => textsIn(fileValue(files, name)));
  return missing.filter((name) => texts.some((text) => text.includes(name)));
}

function textsIn(value: unknown): string[] {
  if (typeof value === "string") return [value];
  if (Array.isArray(value)) return value.flatMap(textsIn);
  return isFields(value) ? Object.values(value).flatMap(textsIn) : [];
}
