// Holds one change of one file to what the splicer promises.
import { format, type Options } from "prettier";
import { editsFor, type Change } from "../../../src/content/edit/change.ts";
import { applyEdits } from "../../../src/content/edit/edits.ts";
import { tokensOf } from "./random.ts";
import { expectedTokens, type Raw } from "./raw.ts";

/** Who laid a file out; on one line there is nothing that could be laid out again. */
export type Layout = "prettier" | "one line" | "nobody";

export const prettierOptions = {
  parser: "json",
  printWidth: 100,
} satisfies Options;

/** Those that a file was formatted with, as far as it shows them. */
function optionsOf(text: string): Options {
  const [, blanks = "  "] = /\n([ \t]+)/.exec(text) ?? [];
  return {
    ...prettierOptions,
    endOfLine: text.includes("\r\n") ? "crlf" : "lf",
    useTabs: blanks.startsWith("\t"),
    tabWidth: blanks.startsWith("\t") ? 2 : blanks.length,
  };
}

/**
 * @param text the file before
 * @returns the file after, and what is wrong with it
 */
export async function judge(
  text: string,
  change: Change,
  layout: Layout,
): Promise<{ text: string; wrong: string[] }> {
  const edits = editsFor(text, change);
  if (!edits) return { text, wrong: ["the change was refused"] };
  const changed = applyEdits(text, edits);
  const wrong: string[] = [];
  if (applyEdits(changed.text, changed.undo).text !== text) wrong.push("undo gives another file");
  const expected = expectedTokens(text, change);
  const isRight = joined(expected.map((raw) => raw.text)) === joined(tokensOf(changed.text));
  if (!isRight) wrong.push("it says something else");
  // A short file may be as prettier writes it without anybody having meant that.
  const isPretty = layout === "prettier" || (await isFormatted(text));
  if (layout === "one line" && !/\n/.test(text.trim()) && isRight && !isPretty)
    wrong.push(...movedBlanks(text, changed.text, expected));
  if (isPretty) {
    if (!(await isLaidOut(changed.text, optionsOf(text))))
      wrong.push("prettier lays it out otherwise");
  }
  const [ending, newEnding] = [text, changed.text].map((each) => /\s*$/.exec(each)?.[0]);
  if (ending !== newEnding) wrong.push("the end of the file is another");
  return { text: changed.text, wrong };
}

async function isFormatted(text: string): Promise<boolean> {
  return text.length <= 2 * prettierOptions.printWidth && isLaidOut(text, optionsOf(text));
}

async function isLaidOut(text: string, options: Options): Promise<boolean> {
  // Prettier rewrites 1e+21 as 1e21, which says nothing about lines and blanks: a number as wide stands for it.
  const withPlainNumbers = text.replaceAll("e+", "00");
  return (await format(withPlainNumbers, options)).trimEnd() === withPlainNumbers.trimEnd();
}

const joined = (tokens: readonly string[]) => tokens.join("\n");

/** Where the blanks between two tokens changed that were and are neighbours. */
function movedBlanks(before: string, after: string, expected: readonly Raw[]): string[] {
  const [old, now] = [blanksIn(before), blanksIn(after)];
  return expected.flatMap((raw, index) => {
    const next = expected[index + 1];
    if (raw.from === undefined || next?.from !== raw.from + 1) return [];
    return old[raw.from] === now[index] ? [] : [`other blanks after ${raw.text}`];
  });
}

/** The blanks after each token. */
function blanksIn(text: string): string[] {
  const tokens = tokensOf(text);
  let end = 0;
  return tokens.map((token, index) => {
    end = text.indexOf(token, end) + token.length;
    const next = tokens[index + 1];
    return text.slice(end, next === undefined ? text.length : text.indexOf(next, end));
  });
}
