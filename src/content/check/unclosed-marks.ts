// Reports Markdown marks that Markdown doesn't read as such, so that visitors would see them.
import type { Unread } from "../diagnostics/catalog/formatting.ts";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { holdFacts } from "../resolve/hold-facts.ts";
import { parseMarkdown } from "../resolve/markdown.ts";
import { atPart, type Context, type TextRule } from "./rule.ts";

export const unclosedMarks: TextRule = {
  on: "markdown",
  characters: /[*[]/,
  check: (markdown, context) => [
    ...(markdown.includes("**") ? shownStars(markdown, context) : []),
    ...(markdown.includes("[") ? unclosedBrackets(markdown, context) : []),
  ],
};

/** Two asterisks that visitors would see. */
interface Stars {
  from: number;
  /** The characters beside them; "" at an end of the text. Facts are letters. */
  before: string;
  after: string;
}

/** The asterisks after a word refer to a footnote, which begins with the same. */
const isReference = ({ before, after }: Stars) =>
  /[\p{L}\p{N}]/u.test(before) && /^(?:|[\s,.;:!?)])$/.test(after);

function shownStars(markdown: string, context: Context): Problem[] {
  const held = holdFacts(markdown);
  const problems: Problem[] = [];
  const shown = findShown(markdown, held);
  for (let open = shown.shift(); open; open = shown.shift()) {
    if (isReference(open)) return [];
    const [close] = shown;
    const unread = close && whyUnread(open, close, held);
    if (unread) shown.shift();
    if (unread || mayBegin(open))
      problems.push(
        problem("unclosed-mark", atPart(context, open.from, 2), { mark: "**", unread }),
      );
  }
  return problems;
}

/** @param held the same text with its facts held */
function findShown(markdown: string, held: string): Stars[] {
  const shown: Stars[] = [];
  let read = 0;
  parseMarkdown(markdown, (piece) => {
    for (const [written] of piece.matchAll(/\*+/g)) {
      const from = markdown.indexOf(written, read);
      read = from + written.length;
      const [before, after] = [held.charAt(from - 1), held.charAt(read)];
      if (written.length === 2) shown.push({ from, before, after });
    }
    return piece;
  });
  return shown;
}

/** Directly before a word, which excludes powers and rows of asterisks. */
const mayBegin = ({ before, after }: Stars) =>
  !/[\p{L}\p{N}*]/u.test(before) && /[\p{L}\p{N}“‘(]/u.test(after);

const isBlank = (character: string) => character === "" || /\s/.test(character);
const isPunctuation = (character: string) => /[\p{P}\p{S}]/u.test(character);

/**
 * Beside a letter, Markdown reads asterisks only if there is another letter inside them.
 * https://spec.commonmark.org/0.31.2/#left-flanking-delimiter-run
 * @returns undefined if these two don't surround words
 */
function whyUnread(open: Stars, close: Stars, held: string): Unread | undefined {
  const between = held.slice(open.from + 2, close.from);
  if (!/[\p{L}\uffff]/u.test(between) || between.includes("\n\n")) return undefined;
  if (isBlank(open.after) || isBlank(close.before))
    return isBlank(open.before) ? "space" : undefined;
  const ends = [
    [open.before, open.after],
    [close.after, close.before],
  ] as const;
  return ends.find(
    ([outer, inner]) => isPunctuation(inner) && !isBlank(outer) && !isPunctuation(outer),
  );
}

/** Directly before a word, which excludes intervals, and without an end in its paragraph. */
const bracket = /(?<!\\)\[(?=[\p{L}{])(?!(?:(?!\n\n)[^])*\])/gu;

function unclosedBrackets(markdown: string, context: Context): Problem[] {
  return Array.from(markdown.matchAll(bracket), ({ index }) =>
    problem("unclosed-mark", atPart(context, index, 1), { mark: "[" }),
  );
}
