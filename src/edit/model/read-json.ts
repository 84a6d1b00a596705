// A file's value while it is being edited.
import { parseJson } from "../../content/text/parse-json.ts";

/** Those read last, by their texts: the parts of the screen ask for the same ones with each keystroke. */
const known = new Map<string, unknown>();
const mostKnown = 64;

/**
 * @returns a value to read and never to change, the same for the same text; undefined for a text that isn't JSON, which
 * the check has more to say of
 */
export function readJson(text: string): unknown {
  const value = known.has(text) ? known.get(text) : parseJson(text);
  known.delete(text);
  const [oldest] = known.keys();
  if (known.size >= mostKnown && oldest !== undefined) known.delete(oldest);
  known.set(text, value);
  return value;
}

/** What a file holds, or undefined where there is none or it is no JSON. */
export const fileValue = (files: ReadonlyMap<string, string>, file: string): unknown =>
  readJson(files.get(file) ?? "");
