// Reads what stands without quotes: the values that JSON writes so, and texts whose quotes were forgotten.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { short } from "../model/json.ts";
import { range } from "../model/path.ts";
import { readText, withoutClosing, type ReadText } from "./strings.ts";

const word = /[^\s,:{}[\]"“”„‟«»]+/y;
/** Where what comes after a value in the same line begins, if that is in quotes or brackets. */
const next = /,\s*(?:["[]|\{(?!\{))/;
/** A word of several in a list. */
const listed = /^[\w$-]+(?=\s*,[\w$\s,-]*\])/;
const number = /^-?(0|[1-9]\d*)(\.\d+)?([eE][+-]?\d+)?$/;
const literals: Record<string, unknown> = { true: true, false: false, null: null };
/** What people write for a literal -> the literal. */
const nearLiterals: Record<string, string> = {
  true: "true",
  false: "false",
  null: "null",
  yes: "true",
  no: "false",
  none: "null",
  undefined: "null",
};

/** A number, true, false or null; undefined where there is none. */
export function readLiteral(text: string, at: number): { value: unknown; end: number } | undefined {
  word.lastIndex = at;
  const written = word.exec(text)?.[0] ?? "";
  const end = at + written.length;
  // A quote or words after it show that it is the beginning of a text.
  if (/^[":]|^[ \t]+[^\s,:{}[\]"/#]/.test(text.slice(end, end + 100))) return undefined;
  if (Object.hasOwn(literals, written)) return { value: literals[written], end };
  return number.test(written) ? { value: Number(written), end } : undefined;
}

/** Words without quotes, or with the opening one forgotten. */
export function readBare(text: string, at: number, kind: "name" | "value"): ReadText {
  // A quote that ends a text shows where one began, whatever stands between.
  const line = /^([^"\r\n]+)"(?=\s*(?:[,:}\]\r\n]|$))/.exec(text.slice(at, at + 5000));
  const value = line?.[1] ?? (kind === "name" ? readWord(text, at) : readPhrase(text, at));
  const end = at + (line?.[0].length ?? value.length);
  const found = line
    ? problem("syntax-quote-missing", range(at, 1), {})
    : bareProblem(value, at, end);
  return { value, end, problems: [found] };
}

function readWord(text: string, at: number): string {
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? text.charAt(at);
}

/** All of the line, but what belongs to what is around the value. */
function readPhrase(text: string, at: number): string {
  const line = /^[^\r\n]*/.exec(text.slice(at, at + 5000))?.[0] ?? "";
  const until = listed.exec(line)?.[0].length ?? next.exec(line)?.index;
  return withoutClosing(line.slice(0, until)) || text.charAt(at);
}

function bareProblem(written: string, at: number, end: number): Problem {
  const place = range(at, end - at);
  if (/^[+-]?\.?\d[\d.,eE+-]*$/.test(written)) return problem("syntax-number", place, { written });
  if (/^[^\p{L}\p{N}]+$/u.test(written))
    return problem("syntax-unexpected", place, { found: written });
  const lower = written.toLowerCase();
  const suggestion = Object.hasOwn(nearLiterals, lower) ? nearLiterals[lower] : undefined;
  return problem("syntax-unquoted", place, { written: short(written, false), suggestion });
}

/** A name has no line breaks and no quotes in it, which shows where a quote is missing or too many. */
export function readNameText(text: string, at: number): ReadText {
  const line = text.slice(at, at + 200);
  const unclosed = /^"([\w$-]+)\s*:[^"\r\n]*[\r\n]/.exec(line)?.[1];
  if (unclosed !== undefined) {
    const length = unclosed.length + 1;
    const problems = [problem("syntax-quote-unclosed", range(at, length), {})];
    return { value: unclosed, end: at + length, problems };
  }
  const stray = /^"\s*(?="[\w$-]+"\s*:)/.exec(line)?.[0];
  if (stray !== undefined) {
    const name = readText(text, at + stray.length);
    return { ...name, problems: [problem("syntax-unexpected", range(at, 1), { found: '"' })] };
  }
  const parts = /^"([\w$-]*)"([\w$-]+)"(?=\s*:)/.exec(line);
  if (!parts) return readText(text, at);
  const [whole, first = "", second = ""] = parts;
  const problems = [problem("syntax-quote-inside", range(at + 1 + first.length, 1), {})];
  return { value: first + second, end: at + whole.length, problems };
}
