// Reports Markdown marks without an end, which visitors would see.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { parseMarkdown } from "../resolve/markdown.ts";
import { atPart, type Context, type TextRule } from "./rule.ts";

export const unclosedMarks: TextRule = {
  on: "markdown",
  characters: /[*[]/,
  check: (markdown, context) => [
    ...(markdown.includes("**") ? unclosedStars(markdown, context) : []),
    ...(markdown.includes("[") ? unclosedBrackets(markdown, context) : []),
  ],
};

/** Directly before a word, which excludes powers and rows of asterisks; or with a space inside both. */
const stars =
  /(?<![\p{L}\p{N}*])\*\*(?=[\p{L}\p{N}“‘(])|(?<!\S)\*\* [^*\n]*\p{L}[^*\n]* \*\*(?!\S)/gu;

/** Asterisks after a word refer to a footnote that begins with the same. */
const reference = /[\p{L}\p{N}]\*\*(?![\p{L}\p{N}*])/u;

function unclosedStars(markdown: string, context: Context): Problem[] {
  /** The marks that Markdown left visible. */
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

/** Directly before a word, which excludes intervals, and without an end in its paragraph. */
const bracket = /(?<!\\)\[(?=[\p{L}{])(?!(?:(?!\n\n)[^])*\])/gu;

function unclosedBrackets(markdown: string, context: Context): Problem[] {
  return Array.from(markdown.matchAll(bracket), ({ index }) =>
    problem("unclosed-mark", atPart(context, index, 1), { mark: "[" }),
  );
}
