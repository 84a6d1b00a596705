// What lines of a content file say, for somebody who knows the page and not the file.
import { readJson } from "../model/read-json.ts";

/** A line that holds one text, with its name or without. */
const textLine = /^\s*(?:"[^"\\]*"\s*:\s*)?("(?:[^"\\]|\\.)+"),?\s*$/;

/** Each text in a line of its own; what is no text, such as brackets, as it is written. */
export function textInLines(lines: string): string {
  const texts = lines.split("\n").map((line) => {
    const [, text] = textLine.exec(line) ?? [];
    return text === undefined ? line.trim() : String(readJson(text) ?? text);
  });
  return texts.filter((line) => line !== "").join("\n");
}
