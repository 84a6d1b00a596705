// Markdown's marks that begin something which never ends, so that visitors would see them.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { parseMarkdown } from "../resolve/markdown.ts";
import { atPart, type Context, type TextRule } from "./rule.ts";

export const unclosedMarks: TextRule = {
  on: "markdown",
  signs: /[*[]/,
  check: (markdown, context) => [
    ...(markdown.includes("**") ? unclosedStars(markdown, context) : []),
    ...(markdown.includes("[") ? unclosedBrackets(markdown, context) : []),
  ],
};

/** Before a word, as nobody writes a power or a row of stars; or with a space inside both. */
const stars =
  /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}“‘(])|(?<!\S)\*\* [^*\n]*\p{L}[^*\n]* \*\*(?!\S)/gu;

/** Stars after a word refer to a note that begins with the same. */
const reference = /[\p{L}\p{N}]\*\*(?![\p{L}\p{N}*])/u;

function unclosedStars(markdown: string, context: Context): Problem[] {
  /** What Markdown left to be seen. */
  const shown: { piece: string; from: number }[] = [];
  parseMarkdown(markdown, (piece, from = 0) => {
    if (piece.includes("**")) shown.push({ piece, from });
    return piece;
  });
  if (shown.some(({ piece }) => reference.test(piece))) return [];
  return shown.flatMap(({ piece, from }) =>
    [...piece.matchAll(stars)].flatMap(({ 0: written }) => {
      const at = markdown.indexOf(written, from);
      return at === -1 ? [] : [problem("unclosed-mark", atPart(context, at, 2), { mark: "**" })];
    }),
  );
}

/** Before a word, as nobody writes an interval, and without an end in its paragraph. */
const bracket = /(?<!\\)\[(?=[\p{L}{])(?!(?:(?!\n\n)[^])*\])/gu;

function unclosedBrackets(markdown: string, context: Context): Problem[] {
  return Array.from(markdown.matchAll(bracket), ({ index }) =>
    problem("unclosed-mark", atPart(context, index, 1), { mark: "[" }),
  );
}
