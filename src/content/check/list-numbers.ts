// Warns about a number at the start of a line that Markdown reads as that of a list, as in "24. December".
import { problem } from "../diagnostics/problem.ts";
import type { ListMark } from "../model/text-range.ts";
import { parseMarkdown } from "../resolve/markdown.ts";
import { atPart, type TextRule } from "./rule.ts";

const mayBeNumbered = /^[ \t]*(?:[-*+][ \t]+)*\d+[.)]/m;

export const listNumbers: TextRule = {
  on: "markdown",
  characters: /[.)]/,
  check: (markdown, context) => {
    if (!mayBeNumbered.test(markdown)) return [];
    return parseMarkdown(markdown, (piece) => piece).numbered.flatMap((marks) => {
      const [first] = marks;
      if (!first || !isMisread(first, marks)) return [];
      const { from, length } = first;
      const written = markdown.slice(from, from + length);
      const shown = marks.map((_, index) => first.number + index);
      const escapes = marks.map((mark) => mark.from + mark.length - 1);
      return [problem("list-number", atPart(context, from, length), { written, shown, escapes })];
    });
  },
};

/** Visitors see the first number as written, and each of the others one higher. */
function isMisread(first: ListMark, marks: readonly ListMark[]): boolean {
  return marks.length === 1 || marks.some(({ number }, index) => number !== first.number + index);
}
