// Texts: what is written between quotes means, and where one may end whose quotes are wrong.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";

/** A way to read a text: what stands from `from` to `to`, up to the place where reading goes on. */
export interface Reading {
  from: number;
  to: number;
  end: number;
  found: Problem;
}

/** What can't stand in a text as it is, or begins an escape. */
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const odd = /[\\\u0000-\u001f]/;
// oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
const oddParts = /\\u[0-9a-fA-F]{4}|\\[^\r\n]|\\|[\r\n]|[\u0000-\u001f]/g;
const escapes: Record<string, string> = {
  '"': '"',
  "\\": "\\",
  "/": "/",
  b: "\b",
  f: "\f",
  n: "\n",
  r: "\r",
  t: "\t",
};

/** What a text says, and what of it can't be written so; of each kind of mistake, the first. */
export function readContent(
  text: string,
  from: number,
  to: number,
): { value: string; problems: Problem[] } {
  const written = text.slice(from, to);
  const problems: Problem[] = [];
  if (!odd.test(written)) return { value: written, problems };
  const tell = (found: Problem): void => {
    const kind = (id: string) => (id === "syntax-tab" ? "syntax-control" : id);
    if (!problems.some(({ id }) => kind(id) === kind(found.id))) problems.push(found);
  };
  const value = written.replaceAll(oddParts, (part, index: number) => {
    const place = range(from + index, part.length);
    const letter = part.charAt(1);
    if (part.startsWith("\\")) {
      if (part.length === 6) return String.fromCharCode(Number.parseInt(part.slice(2), 16));
      const meant = Object.hasOwn(escapes, letter) ? escapes[letter] : undefined;
      if (meant === undefined) tell(problem("syntax-escape", place, {}));
      return meant ?? letter;
    }
    if (part === "\n" || part === "\r") {
      tell(problem("syntax-line-break", place, {}));
      return "";
    }
    const code = part.charCodeAt(0).toString(16).padStart(4, "0");
    tell(
      part === "\t" ? problem("syntax-tab", place, {}) : problem("syntax-control", place, { code }),
    );
    return " ";
  });
  return { value, problems };
}

/** Whether a text begins here, in whatever quotes. */
export function opensText(character: string): boolean {
  return /["“”„‟«»'‘’`´]/.test(character);
}

const closingDouble = /[”“‟„»«]/;
const closingSingle = /['’‘`´"]/;
/** So far a text is looked at for where it may end. */
const longest = 5000;
/** In so many ways each text is read whose end is in doubt. */
const mostEnds = 12;
/** What begins the line after a text's, unless it is a fact or a link of that text. */
const nextLine = /^\s*(?:["}\]]|\{(?!\{)|\[(?![^\][\r\n]*\]\()|$)/;
/** What comes after the end of a text. */
const followsEnd = /^[ \t]*(?:[,:}\]=]|[.;]?[ \t]*$)/;

/** The ways to read a text in double quotes that doesn't end at the first of them, or has none. */
export function* endsOfText(text: string, at: number, isName: boolean): Generator<Reading> {
  const line = /^[^\r\n]*/.exec(text.slice(at, at + longest))?.[0] ?? "";
  let left = mostEnds;
  const first = nextQuote(line, 1);
  const place = (length: number) => range(at, length);
  if (first < 0) {
    const broken = overLines(text, at, at + line.length);
    if (broken) yield broken;
  }
  let quote = first < 0 ? -1 : nextQuote(line, first + 1);
  while (quote > 0 && left-- > 0) {
    if (followsEnd.test(line.slice(quote + 1)))
      yield {
        from: at + 1,
        to: at + quote,
        end: at + quote + 1,
        found: problem("syntax-quote-inside", range(at + first, 1), {}),
      };
    quote = nextQuote(line, quote + 1);
  }
  for (const { index } of line.matchAll(/[”“‟„»«](?=\s*[,:}\]]|\s*$)/g)) {
    if (left-- <= 0 || index === 0) break;
    const found = `a typographic ${line.charAt(index)}`;
    yield {
      from: at + 1,
      to: at + index,
      end: at + index + 1,
      found: problem("syntax-quotes", place(index + 1), { found }),
    };
  }
  const isCut = at + line.length >= text.trimEnd().length;
  for (const length of endsWithoutQuote(line, isName && !isCut)) {
    const end = at + length;
    // What looks like brackets in a name can only be what comes after it.
    const isBracketed = isName && /^\s*:\s*[{[].*"/.test(line.slice(length));
    yield {
      from: at + 1,
      to: end,
      end,
      found: isBracketed
        ? problem("syntax-quote-missing", range(end, 1), {})
        : problem("syntax-quote-unclosed", place(length), {}),
    };
  }
}

function nextQuote(line: string, from: number): number {
  for (let at = from; at < line.length; at++) {
    if (line[at] === "\\") at++;
    else if (line[at] === '"') return at;
  }
  return -1;
}

/** How long a text may be that has no closing quote. */
function endsWithoutQuote(line: string, isName: boolean): Set<number> {
  const lengths = new Set<number>();
  const name = /^"[\w$-]+(?=\s*:)/.exec(line)?.[0].length;
  if (isName && name !== undefined) lengths.add(name);
  for (const { index } of line.matchAll(/\s*(?:,\s*["{[]|[}\]]+\s*(?:,|$))/g)) {
    if (index > 0) lengths.add(index);
    if (lengths.size > 6) break;
  }
  // With a quote before its end, the line is no text that goes on to there.
  if (isName || nextQuote(line, 1) >= 0) return lengths;
  const whole = withoutClosing(line).length;
  if (whole > 0) lengths.add(whole);
  lengths.add(line.trimEnd().replace(/,$/, "").length);
  return lengths;
}

/** A text that goes on in the next line, or in a few. */
function overLines(text: string, at: number, lineEnd: number): Reading | undefined {
  const part = text.slice(lineEnd, lineEnd + longest);
  const next = /[\r\n]+([^\r\n]*)/y;
  for (let end = 0; !nextLine.test(part.slice(end, end + 400)); end = next.lastIndex) {
    next.lastIndex = end;
    const line = next.exec(part)?.[1];
    if (line === undefined) return undefined;
    const begin = lineEnd + next.lastIndex - line.length;
    const first = nextQuote(line, 0);
    let quote = first;
    while (quote >= 0 && !followsEnd.test(line.slice(quote + 1)))
      quote = nextQuote(line, quote + 1);
    if (quote < 0) continue;
    const found =
      quote === first
        ? problem("syntax-line-break", range(lineEnd, 1), {})
        : problem("syntax-quote-inside", range(begin + first, 1), {});
    return { from: at + 1, to: begin + quote, end: begin + quote + 1, found };
  }
  return undefined;
}

/** What of a line, whose text isn't closed by a quote, belongs to that text. */
export function withoutClosing(line: string): string {
  let end = line.trimEnd().length;
  if (line[end - 1] === ",") end--;
  while (/[\s}\]]/.test(line.charAt(end - 1))) end--;
  const bare = line.slice(0, end);
  // Braces that end a fact or an answer belong to the text.
  const braces = /\{{1,2}[\w.]*$/.exec(bare)?.[0].lastIndexOf("{") ?? -1;
  return bare + (/^\}{1,2}/.exec(line.slice(bare.length))?.[0] ?? "").slice(0, braces + 1);
}

/** A text in other quotes than straight double ones. */
export function wronglyQuoted(text: string, at: number): Reading {
  const opening = text.charAt(at);
  const isSingle = "'‘’`´".includes(opening);
  const closer = isSingle ? closingSingle : new RegExp(`${closingDouble.source}|"`);
  const line = /^[^\r\n]*/.exec(text.slice(at, at + longest))?.[0] ?? "";
  let to = line.replace(/\s*[}\]]*\s*,?\s*$/, "").length;
  let end = to;
  for (let index = 1; index < line.length; index++) {
    if (!closer.test(line.charAt(index)) || !followsEnd.test(line.slice(index + 1))) continue;
    to = index;
    end = index + 1;
    break;
  }
  end = Math.max(end, 1);
  const found = "'`´".includes(opening) ? `a ${opening}` : `a typographic ${opening}`;
  return {
    from: at + 1,
    to: at + Math.max(to, 1),
    end: at + end,
    found: problem("syntax-quotes", range(at, end), { found }),
  };
}
