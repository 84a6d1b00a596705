// Reads what stands without quotes: the values that JSON writes so, and texts whose quotes were forgotten.
import { problem, type Problem } from "./diagnostics.ts";
import { range } from "./parsed.ts";
import { readText, type ReadText } from "./strings.ts";

const word = /[^\s,:{}[\]"“”„‟«»]+/y;
const phrase = /[^,{}[\]"\r\n]+/y;
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
  // A quote after it shows that one is missing before it.
  if (text[end] === '"') return undefined;
  if (Object.hasOwn(literals, written)) return { value: literals[written], end };
  return number.test(written) ? { value: Number(written), end } : undefined;
}

/** Words without quotes, or with the opening one forgotten. */
export function readBare(text: string, at: number, kind: "name" | "value"): ReadText {
  // A quote that ends a text shows where one began, whatever stands between.
  const line = /^([^"\r\n]+)"(?=\s*(?:[,:}\]\r\n]|$))/.exec(text.slice(at, at + 5000));
  const pattern = kind === "name" ? word : phrase;
  pattern.lastIndex = at;
  const value = line?.[1] ?? (pattern.exec(text)?.[0] ?? text.charAt(at)).trimEnd();
  const end = at + (line?.[0].length ?? value.length);
  return { value, end, problems: [bareProblem(value, at, end)] };
}

function bareProblem(written: string, at: number, end: number): Problem {
  const place = range(at, end - at);
  if (/^[+-]?\.?\d[\d.,eE+-]*$/.test(written)) return problem("syntax-number", place, { written });
  if (/^[^\p{L}\p{N}]+$/u.test(written))
    return problem("syntax-unexpected", place, { found: written });
  const lower = written.toLowerCase();
  const suggestion = Object.hasOwn(nearLiterals, lower) ? nearLiterals[lower] : undefined;
  const shown = written.length > 60 ? `${written.slice(0, 59)}…` : written;
  return problem("syntax-unquoted", place, { written: shown, suggestion });
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
