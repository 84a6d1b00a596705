// The ways to read a text whose quotes are missing, wrong or too many, or a number that isn't written as one.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { short } from "../model/json.ts";
import { range } from "../model/path.ts";
import { switchWord } from "../text/switch-words.ts";

/** What stands from `from` to `to` is what a text says; what comes after it begins at `end`. */
export interface Reading {
  from: number;
  to: number;
  end: number;
  found: Problem;
}

/** So far a text is looked at for where it may end, and so many ends of a kind are thought of. */
const longest = 5000;
const mostEnds = 12;

/** What comes after the end of a text in its line. */
const afterText = /[ \t]*(?:[,:}\]=]|[.;]?[ \t]*$)/y;
/** What begins the line after a text's, unless it is a fact or a link of that text. */
const nextLine = /^\s*(?:["}\]]|\{(?!\{)|\[(?![^\][\r\n]*\]\()|$)/;

/** @param isName whether a name is needed here, not a value */
export function* readingsAt(text: string, at: number, isName: boolean): Generator<Reading> {
  const line = /^[^\r\n]*/.exec(text.slice(at, at + longest))?.[0] ?? "";
  const character = line.charAt(0);
  if (character === '"') {
    // A text that is cut off by the end of the file may be a name.
    const isCut = at + line.length >= text.trimEnd().length;
    const [, second] = quotesIn(line, 2);
    if (second === undefined) yield* overLines(text, at, at + line.length);
    else yield* pastQuotes(line, at, second);
    yield* withoutQuote(line, at, isName, isCut);
  } else if (/[“”„‟«»'‘’`´]/.test(character)) {
    yield wronglyQuoted(line, at);
  } else if (!"}],:".includes(character)) {
    yield* withoutQuotes(line, at, isName);
  }
}

/** Where the first quotes stand in a line that are no part of an escape. */
function quotesIn(line: string, most: number): number[] {
  const quotes: number[] = [];
  for (let at = 0; at < line.length && quotes.length < most; at++) {
    if (line[at] === "\\") at++;
    else if (line[at] === '"') quotes.push(at);
  }
  return quotes;
}

function canEnd(line: string, at: number): boolean {
  afterText.lastIndex = at;
  return afterText.test(line);
}

/** A text that goes on in the next line, or in a few. */
function* overLines(text: string, at: number, lineEnd: number): Generator<Reading> {
  const rest = text.slice(lineEnd, lineEnd + longest);
  for (const { 0: whole, 1: line = "", index } of rest.matchAll(/[\r\n]+([^\r\n]*)/g)) {
    if (nextLine.test(line)) return;
    const quotes = quotesIn(line, line.length);
    const end = quotes.find((quote) => canEnd(line, quote + 1));
    const [first] = quotes;
    if (end === undefined || first === undefined) continue;
    const begin = lineEnd + index + whole.length - line.length;
    const found =
      end === first
        ? problem("syntax-line-break", range(lineEnd, 1), {})
        : problem("syntax-quote-inside", range(begin + first, 1), {});
    yield { from: at + 1, to: begin + end, end: begin + end + 1, found };
    return;
  }
}

/** A text that doesn't end at its second quote. */
function* pastQuotes(line: string, at: number, second: number): Generator<Reading> {
  const found = problem("syntax-quote-inside", range(at + second, 1), {});
  for (const quote of quotesIn(line, 2 + mostEnds).slice(2))
    if (canEnd(line, quote + 1)) yield { from: at + 1, to: at + quote, end: at + quote + 1, found };
}

/** A text that begins with a straight quote, and ends with a typographic one or none. */
function* withoutQuote(
  line: string,
  at: number,
  isName: boolean,
  isCut: boolean,
): Generator<Reading> {
  const typographic = [...line.matchAll(/[”“‟„»«](?=\s*[,:}\]]|\s*$)/g)];
  for (const { 0: sign, index } of typographic.slice(0, mostEnds)) {
    const found = problem("syntax-quotes", range(at, index + 1), {
      found: `a typographic ${sign}`,
    });
    yield { from: at + 1, to: at + index, end: at + index + 1, found };
  }
  for (const length of endsWithoutQuote(line, isName && !isCut)) {
    const end = at + length;
    // What looks like brackets in a name can only be what comes after it.
    const isBracketed = isName && /^\s*:\s*[{[].*"/.test(line.slice(length));
    const found = isBracketed
      ? problem("syntax-quote-missing", range(end, 1), {})
      : problem("syntax-quote-unclosed", range(at, length), {});
    yield { from: at + 1, to: end, end, found };
  }
}

/** How long a text may be that has no closing quote. */
function endsWithoutQuote(line: string, isName: boolean): Set<number> {
  const name = isName ? /^"[\w$-]+(?=\s*:)/.exec(line)?.[0].length : undefined;
  const next = [...line.matchAll(/\s*(?:,\s*["{[]|[}\]]+\s*(?:,|$))/g)].slice(0, mostEnds);
  const lengths = [name ?? 0, ...next.map(({ index }) => index)];
  // With a quote before its end, the line is no text that goes on to there.
  if (!isName && quotesIn(line, 2).length === 1)
    lengths.push(withoutClosing(line).length, line.trimEnd().replace(/,$/, "").length);
  return new Set(lengths.filter((length) => length > 0));
}

/** A text in other quotes than straight double ones. */
function wronglyQuoted(line: string, at: number): Reading {
  const opening = line.charAt(0);
  const closers = "'‘’`´".includes(opening) ? /['’‘`´"]/g : /[”“‟„»«"]/g;
  const ends = [...line.matchAll(closers)].map(({ index }) => index);
  const close = ends.find((index) => index > 0 && canEnd(line, index + 1));
  const to = Math.max(1, close ?? line.replace(/\s*[}\]]*\s*,?\s*$/, "").length);
  const end = close === undefined ? to : close + 1;
  const found = "'`´".includes(opening) ? `a ${opening}` : `a typographic ${opening}`;
  const wrong = problem("syntax-quotes", range(at, end), { found });
  return { from: at + 1, to: at + to, end: at + end, found: wrong };
}

const word = /^[^\s,:{}[\]"“”„‟«»]+/;
/** A word of several in a list. */
const listed = /^[\w$-]+(?=\s*,[\w$\s,-]*\])/;
/** Where what comes after a value in the same line begins, if that is in quotes or brackets. */
const nextValue = /,\s*(?:["[]|\{(?!\{))/;

/** Words without quotes, or with the opening one forgotten. */
function* withoutQuotes(line: string, at: number, isName: boolean): Generator<Reading> {
  // A quote that ends a text shows where one began, whatever stands between.
  const quoted = /^([^"\r\n]+)"(?=\s*(?:[,:}\]=]|[;.]?\s*$))/.exec(line)?.[1];
  if (quoted !== undefined) {
    const to = at + quoted.length;
    yield { from: at, to, end: to + 1, found: problem("syntax-quote-missing", range(at, 1), {}) };
  }
  // In brackets there can only be a text that begins with a fact or an answer.
  if (/^[{[]/.test(line) && !/^\{{1,2}[\w.]+\}/.test(line)) return;
  const until = listed.exec(line)?.[0].length ?? nextValue.exec(line)?.index;
  const written = isName ? (word.exec(line)?.[0] ?? "") : withoutClosing(line.slice(0, until));
  if (written === "" || (quoted !== undefined && written.includes('"'))) return;
  const end = at + written.length;
  yield { from: at, to: end, end, found: bareProblem(written, at) };
}

/** What of a line, whose text isn't closed by a quote, belongs to that text. */
function withoutClosing(line: string): string {
  let end = line.trimEnd().length;
  if (line[end - 1] === ",") end--;
  while (/[\s}\]]/.test(line.charAt(end - 1))) end--;
  const bare = line.slice(0, end);
  // Braces that end a fact or an answer belong to the text.
  const braces = /\{{1,2}[\w.]*$/.exec(bare)?.[0].lastIndexOf("{") ?? -1;
  return bare + (/^\}{1,2}/.exec(line.slice(bare.length))?.[0] ?? "").slice(0, braces + 1);
}

/** What people write for nothing. */
const noValue: ReadonlySet<string> = new Set(["null", "none", "undefined"]);

function bareProblem(written: string, at: number): Problem {
  const place = range(at, written.length);
  if (/^[+-]?\.?\d[\d.,eE+-]*$/.test(written)) return problem("syntax-number", place, { written });
  if (/^[^\p{L}\p{N}]+$/u.test(written))
    return problem("syntax-unexpected", place, { found: written });
  const suggestion = noValue.has(written.toLowerCase()) ? "null" : switchWord(written)?.toString();
  return problem("syntax-unquoted", place, { written: short(written, false), suggestion });
}
