// Shows lines of a content file as the texts they contain, without JSON syntax.
import { parseJson } from "../../content/text/parse-json.ts";

/** A line with one text, with or without a field name. */
const textLine = /^\s*(?:"[^"\\]*"\s*:\s*)?("(?:[^"\\]|\\.)+"),?\s*$/;

/** One text per line; lines without a text, such as brackets, stay as they are. */
export function textInLines(lines: string): string {
  const texts = lines.split("\n").map((line) => {
    const [, text] = textLine.exec(line) ?? [];
    return text === undefined ? line.trim() : String(parseJson(text) ?? text);
  });
  return texts.filter((line) => line !== "").join("\n");
}
