// Lists the readings of a text with missing, wrong or extra quotes, and of a malformed number.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { short } from "../model/json.ts";
import { range } from "../model/path.ts";
import { switchWord } from "../text/switch-words.ts";

/** The text is what is between `from` and `to`; what follows it begins at `end`. */
export interface Reading {
  from: number;
  to: number;
  end: number;
  found: Problem;
}

/** The length of a text including its opening quote, and its closing quote, if it has one. */
interface End {
  length: number;
  closing: string;
}

/** How far the end of a text is searched for, and how many ends of each kind are considered. */
const longest = 5000;
const mostEnds = 12;

/**
 * A text may start with any quote or none, and end with any quote or none.
 * @param isName true if a name is expected here, not a value
 */
export function* readingsAt(text: string, at: number, isName: boolean): Generator<Reading> {
  const opening = /["“”„‟«»'‘’`´]/.exec(text.charAt(at))?.[0] ?? "";
  if (opening === "" && /[}\],:]/.test(text.charAt(at))) return;
  const written = linesOfText(text.slice(at, at + longest));
  const ends = quotedEnds(written, opening);
  // A text that starts with a curly quote and ends with one is a single text.
  if (ends.length === 0 || opening === "" || opening === '"')
    ends.push(...bareEnds(written, isName));
  for (const { length, closing } of ends) {
    const to = at + length;
    // In a name, what looks like brackets can only be what comes after it.
    const isBracketed = isName && opening === '"' && /^\s*:\s*[{[].*"/.test(written.slice(length));
    const found = isBracketed
      ? problem("syntax-quote-missing", range(to, 1), {})
      : mistake(written.slice(0, length), at, opening, closing);
    yield { from: at + opening.length, to, end: to + closing.length, found };
  }
}

/** A text without a closing quote on its line, or without quotes. */
const exact = /^"(?:[^"\\\r\n]|\\.)*/;
/** The beginning of the line after a text, unless it is a fact or a link inside that text. */
const nextLine = /\r?\n[ \t]*(?:["}\]\r\n]|\{(?!\{)|\[(?![^\][\r\n]*\]\()|$)/;

/** One line, or if a text in it isn't closed there, also the lines that the text continues on. */
function linesOfText(rest: string): string {
  const begun = exact.exec(rest)?.[0].length;
  const isOpen = begun !== undefined && rest[begun] !== '"';
  const end = rest.search(isOpen ? nextLine : /[\r\n]|$/);
  return rest.slice(0, end < 0 ? undefined : end).trimEnd();
}

/** What comes after the end of a text. */
const afterText = /[ \t]*(?:[,:}\]=]|[.;]?[ \t]*(?:[\r\n]|$))/y;

/** The name of the next field, quoted or after a closing quote: people don't write that inside a text. */
const nextField = /,\s*["'“”‘’][\w$-]+["'“”‘’]\s*:|["'“”‘’],\s*[\w$-]+\s*:/;

/** The possible ends at a quote, apart from the correct one. A text in straight quotes may contain other quotes. */
function quotedEnds(written: string, opening: string): End[] {
  const usual = exact.exec(written)?.[0].length;
  const most = opening === '"' ? mostEnds : 1;
  const ends: End[] = [];
  let left = mostEnds;
  for (const { 0: closing, index: length } of written.matchAll(closersOf(opening))) {
    if (ends.length === most || left-- === 0) break;
    const isEnd = closing.length === 1 && length > 0 && length !== usual;
    if (!isEnd || !canEnd(written, length + 1)) continue;
    if (nextField.test(written.slice(0, length))) break;
    ends.push({ length, closing });
  }
  return ends;
}

/** The quotes that can end a text with this opening quote. A \ makes the next character part of the text. */
function closersOf(opening: string): RegExp {
  if (opening === "") return /\\.|"/g;
  return /['‘’`´]/.test(opening) ? /\\.|["'‘’`´]/g : /\\.|["“”„‟«»]/g;
}

function canEnd(written: string, at: number): boolean {
  afterText.lastIndex = at;
  return afterText.test(written);
}

const name = /^"?[^\s,:{}[\]"“”„‟«»]+/;
/** One of several words in a list. */
const listed = /^[\w$-]+(?=\s*,[\w$\s,-]*\])/;
/**
 * What follows a value on its line: another value or the end of its container, but not the end of a fact or
 * placeholder.
 */
const afterValue = /\s*(?:,\s*(?:\[|\{(?!\{)|$)|(?<!\{[\w.]*\}?)[}\]][\s}\]]*(?:,|$))/g;

/** The possible ends without a quote, before the next quote. */
function bareEnds(written: string, isName: boolean): End[] {
  const [line = ""] = /^"?[^"\r\n]*/.exec(written) ?? [];
  const isLast = written[line.length] !== '"';
  const word = (isName ? name : listed).exec(line)?.[0];
  const values = [...line.matchAll(afterValue)].slice(0, mostEnds).map(({ index }) => index);
  const whole = isLast ? [line.replace(/,$/, "").length] : [];
  const lengths = word === undefined ? [...values, ...whole] : [word.length];
  return lengths
    .filter((length) => length > 0 && !nextField.test(line.slice(0, length)))
    .map((length) => ({ length, closing: "" }));
}

/** What is wrong with a text written like this. */
function mistake(written: string, at: number, opening: string, closing: string): Problem {
  const { length } = written;
  if (opening === "")
    return closing === ""
      ? bareProblem(written, at)
      : problem("syntax-quote-missing", range(at, 1), {});
  if (opening !== '"')
    return problem("syntax-quotes", range(at, length + closing.length), { found: opening });
  if (closing === "") return problem("syntax-quote-unclosed", range(at, length), {});
  if (closing !== '"') return problem("syntax-quotes", range(at, length + 1), { found: closing });
  const [inside = ""] = /^"(?:[^"\\]|\\[^])*/.exec(written) ?? [];
  return inside.length < length
    ? problem("syntax-quote-inside", range(at + inside.length, 1), {})
    : problem("syntax-line-break", range(at + written.search(/[\r\n]/), 1), {});
}

/** What people write for an empty value. */
const noValue: ReadonlySet<string> = new Set(["null", "none", "undefined"]);

function bareProblem(written: string, at: number): Problem {
  const location = range(at, written.length);
  if (/^[+-]?\.?\d[\d.,eE+-]*$/.test(written))
    return problem("syntax-number", location, { written });
  if (/^[^\p{L}\p{N}]+$/u.test(written))
    return problem("syntax-unexpected", location, { found: written });
  const suggestion = noValue.has(written.toLowerCase()) ? "null" : switchWord(written)?.toString();
  return problem("syntax-unquoted", location, { written: short(written, false), suggestion });
}
