// What stands without quotes: texts whose quotes were forgotten, and numbers that aren't written as such.
import { short } from "../model/json.ts";
import { problem, type Problem } from "../diagnostics/problem.ts";
import { withoutClosing, type Reading } from "./strings.ts";
import { range } from "../model/path.ts";

const word = /[^\s,:{}[\]"“”„‟«»]+/y;
/** Where what comes after a value in the same line begins, if that is in quotes or brackets. */
const next = /,\s*(?:["[]|\{(?!\{))/;
/** A word of several in a list. */
const listed = /^[\w$-]+(?=\s*,[\w$\s,-]*\])/;
const longest = 5000;
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

/** A word and nothing else; "" where there is none. */
function wordAt(text: string, at: number): string {
  word.lastIndex = at;
  return word.exec(text)?.[0] ?? "";
}

/** The ways to read words without quotes, or with the opening one forgotten. */
export function* bareReadings(text: string, at: number, isName: boolean): Generator<Reading> {
  const line = /^[^\r\n]*/.exec(text.slice(at, at + longest))?.[0] ?? "";
  // A quote that ends a text shows where one began, whatever stands between.
  const quoted = /^([^"\r\n]+)"(?=\s*(?:[,:}\]=]|[;.]?\s*$))/.exec(line)?.[1];
  if (quoted !== undefined) {
    const to = at + quoted.length;
    yield { from: at, to, end: to + 1, found: problem("syntax-quote-missing", range(at, 1), {}) };
  }
  const written = isName ? wordAt(text, at) : phrase(line);
  if (written === "" || (quoted !== undefined && written.includes('"'))) return;
  const end = at + written.length;
  yield { from: at, to: end, end, found: bareProblem(written, at) };
}

/** All of the line, but what belongs to what is around the value. */
function phrase(line: string): string {
  const until = listed.exec(line)?.[0].length ?? next.exec(line)?.index;
  return withoutClosing(line.slice(0, until));
}

function bareProblem(written: string, at: number): Problem {
  const place = range(at, written.length);
  if (/^[+-]?\.?\d[\d.,eE+-]*$/.test(written)) return problem("syntax-number", place, { written });
  if (/^[^\p{L}\p{N}]+$/u.test(written))
    return problem("syntax-unexpected", place, { found: written });
  const lower = written.toLowerCase();
  const suggestion = Object.hasOwn(nearLiterals, lower) ? nearLiterals[lower] : undefined;
  return problem("syntax-unquoted", place, { written: short(written, false), suggestion });
}
