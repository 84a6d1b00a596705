// What stands between the entries of a file: blanks, comments, line breaks, indentation.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { unwantedBetweenEntries } from "../text/invisible.ts";
import { range } from "../model/path.ts";

const blank = /[ \t\r\n]*/y;
const comment = /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)|#[^\r\n]*/y;
/** Goes on to the next thing that means something, and reports what shouldn't stand before it. */
export function readBlanks(text: string, from: number): { end: number; problems?: Problem[] } {
  let end = from;
  let problems: Problem[] | undefined;
  for (;;) {
    end = startAfter(text, end);
    const found = strangeAt(text, end);
    if (!found) return problems ? { end, problems } : { end };
    (problems ??= []).push(found.problem);
    end += found.length;
  }
}

function strangeAt(text: string, at: number): { problem: Problem; length: number } | undefined {
  const code = text.charCodeAt(at);
  const isComment = code === 0x2f || code === 0x23;
  if (!isComment && code !== 0x0b && code !== 0x0c && !(code > 0x7e)) return undefined;
  const pattern = isComment ? comment : unwantedBetweenEntries;
  pattern.lastIndex = at;
  const found = pattern.exec(text)?.[0];
  if (found === undefined) return undefined;
  const { length } = found;
  const place = range(at, length);
  if (isComment) return { problem: problem("syntax-comment", place, {}), length };
  const name = code.toString(16).toUpperCase().padStart(4, "0");
  return { problem: problem("syntax-space", place, { code: name }), length };
}

/** Where what stands at a place, or after blanks, begins. */
export function startAfter(text: string, at: number): number {
  blank.lastIndex = at;
  blank.test(text);
  return blank.lastIndex;
}

/** What a comment holds, in the same place, without the signs that make it one; undefined if it is no content. */
export function contentOf(written: string): string | undefined {
  const inner = written.replaceAll(/^(\/\/+|#+|\/\*+)|\*+\/$/g, (signs) =>
    " ".repeat(signs.length),
  );
  return /^\s*[{}[\]"]/.test(inner) ? inner : undefined;
}

/** The place after the bracket that closes the one here; undefined if the file ends before. */
export function endOfNested(text: string, at: number): number | undefined {
  const token = /"(?:[^"\\]|\\[^])*"|[{}[\]]/g;
  token.lastIndex = at;
  let depth = 0;
  for (let found = token.exec(text); found; found = token.exec(text)) {
    if ("{[".includes(found[0])) depth++;
    else if ("}]".includes(found[0])) depth--;
    if (depth === 0) return token.lastIndex;
  }
  return undefined;
}
