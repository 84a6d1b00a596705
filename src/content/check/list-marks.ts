// Warns about characters at the start of a line that Markdown reads as those of a list, as in "24. December".
import { problem } from "../diagnostics/problem.ts";
import type { ListMark } from "../model/text-range.ts";
import { parseMarkdown } from "../resolve/markdown.ts";
import { atPart, type Context, type TextRule } from "./rule.ts";

const mayBeList = /^[ \t]*(?:[-*+][ \t]+)*(?:\d+[.)]|[*+][ \t]|-[ \t]+\d)/m;

export const listMarks: TextRule = {
  on: "markdown",
  characters: /[.)*+-]/,
  check: (markdown, context) => {
    if (!mayBeList.test(markdown)) return [];
    const { lists } = parseMarkdown(markdown, (piece) => piece);
    return lists.flatMap((marks) => checkList(marks, markdown, context));
  },
};

function checkList(marks: readonly ListMark[], markdown: string, context: Context) {
  const [first] = marks;
  if (!first) return [];
  const { number, from, length } = first;
  const written = markdown.slice(from, from + length);
  const location = atPart(context, from, length);
  const escapes = marks.map((mark) => mark.from + mark.length - 1);
  if (number === undefined)
    return marks.length === 1 && isMeantAsCharacter(written, markdown.slice(from + length))
      ? [problem("list-bullet", location, { written, escapes })]
      : [];
  // Visitors see the first number as written, and each of the others one higher.
  const isMisread = marks.some((mark, index) => mark.number !== number + index);
  const shown = marks.map((_, index) => number + index);
  return isMisread || marks.length === 1
    ? [problem("list-number", location, { written, shown, escapes })]
    : [];
}

/** True for a footnote's asterisk, a plus, or a minus before a number: nobody begins a list of one item like this. */
function isMeantAsCharacter(written: string, after: string): boolean {
  return written !== "-" || /^[ \t]+\d(?!\d*\\?[.)]\s)/.test(after);
}
