// Reads what is between the tokens of a file: whitespace, comments, invisible characters.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { unwantedBetweenEntries } from "../text/invisible.ts";

const blank = /[ \t\r\n]*/y;
const comment = /\/\/[^\r\n]*|\/\*[^]*?(?:\*\/|$)/y;

/** The beginning of what follows the whitespace at a location. */
export function startAfter(text: string, at: number): number {
  blank.lastIndex = at;
  blank.test(text);
  return blank.lastIndex;
}

/** The beginning of the next token. */
export function startOfToken(text: string, from: number): number {
  let at = startAfter(text, from);
  for (let end = endOfStrange(text, at); end > at; end = endOfStrange(text, at))
    at = startAfter(text, end);
  return at;
}

/** What isn't allowed between two tokens. */
export function problemsBetween(text: string, from: number, to: number): Problem[] {
  const problems: Problem[] = [];
  for (let at = startAfter(text, from); at < to;) {
    const end = endOfStrange(text, at);
    if (end === at) break;
    const code = text.charCodeAt(at).toString(16).toUpperCase().padStart(4, "0");
    const location = range(at, end - at);
    if (text[at] === "/") problems.push(problem("syntax-comment", location, {}));
    else if (at === 0 && code === "FEFF")
      problems.push(problem("syntax-byte-order-mark", range(0, 1), {}));
    else problems.push(problem("syntax-space", location, { code }));
    at = startAfter(text, end);
  }
  return problems;
}

function endOfStrange(text: string, at: number): number {
  const code = text.charCodeAt(at);
  const isComment = code === 0x2f;
  if (!isComment && code !== 0x0b && code !== 0x0c && !(code > 0x7e)) return at;
  const pattern = isComment ? comment : unwantedBetweenEntries;
  pattern.lastIndex = at;
  return pattern.test(text) ? pattern.lastIndex : at;
}

/** The content of a comment at the same position, without the comment characters; undefined if it isn't content. */
export function contentOf(written: string): string | undefined {
  const inner = written.replaceAll(/^(\/\/+|[ \t]*#+|\/\*+)|\*+\/$/gm, (marks) =>
    " ".repeat(marks.length),
  );
  return /^\s*[{}[\]"]/.test(inner) ? inner : undefined;
}
