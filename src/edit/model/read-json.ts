// Parses files with a cache, because every keystroke needs the same values many times.
import { valueAt } from "../../content/model/json.ts";
import { parseJson } from "../../content/text/parse-json.ts";
import type { Location } from "./location.ts";

/** The values parsed last, by text. */
const known = new Map<string, unknown>();
const mostKnown = 64;

/**
 * @returns a shared value that must not be changed; undefined if the text isn't JSON, which the check reports
 */
export function readJson(text: string): unknown {
  const value = known.has(text) ? known.get(text) : parseJson(text);
  known.delete(text);
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(text, value);
  return value;
}

/** A file's value; undefined if there is no such file or it isn't JSON. */
export const fileValue = (files: ReadonlyMap<string, string>, file: string): unknown =>
  readJson(files.get(file) ?? "");

/** The value at a location; undefined if there is none. */
export const valueIn = (files: ReadonlyMap<string, string>, { file, path }: Location): unknown =>
  valueAt(fileValue(files, file), path);
