// Shows lines of a content file that can't be parsed as the words they contain, without JSON syntax.
import { shownInWords, type Known } from "../../content/compare/shown-text.ts";
import { parseJson } from "../../content/text/parse-json.ts";

/** A text, maybe without its end, or a bare word; a field's name has a colon after it. */
const tokens = /("(?:[^"\\]|\\.)*"?|[^\s"{}[\],:][^"{}[\],:]*)[ \t]*(:?)/g;

/**
 * One line for each with words; the names of fields are left out.
 * @returns "" if there are no words, for example only brackets
 */
export function wordsInLines(lines: string, known: Known): string {
  const words = lines
    .split("\n")
    .map((line) =>
      [...line.matchAll(tokens)]
        .flatMap(([, token = "", colon]) => (colon === "" ? wordsIn(token, known) : []))
        .join(" · "),
    );
  return words.filter((line) => line !== "").join("\n");
}

function wordsIn(token: string, known: Known): string {
  const text = parseJson(token) ?? token.replaceAll('"', "");
  return shownInWords(String(text), undefined, known).trim();
}
