// Lists every mistake that may have been made at the point that reading has reached.
import { problem } from "../diagnostics/problem.ts";
import { range } from "../model/path.ts";
import { indentOf, isEntryOf, leave, skip, take } from "./grammar.ts";
import { linesBefore, linesTwice, type Fitting } from "./lines.ts";
import { closingPrice, linesPrice, suspicion, ownLine, price, twicePrice } from "./prices.ts";
import { readingsAt } from "./readings.ts";
import { tokenAt } from "./scanner.ts";
import { punctuation, type Edit, type State, type Token } from "./state.ts";
import { startOfToken } from "./trivia.ts";

/** The states after assuming one mistake in each possible way; `text` is the whole file. */
export function* repairs(text: string, state: State): Generator<State> {
  const start = startOfToken(text, state.at);
  const indent = indentOf(text, state.at, start);
  yield* missingCharacters(text, state);
  yield* missingParts(text, state, start, indent !== undefined);
  if (start >= text.length) {
    if (state.expected !== "nothing") yield cut(text, state);
    return;
  }
  if (indent !== undefined || state.at === 0) {
    yield* twice(text, state, start);
    yield* missingLines(text, state, start, indent ?? 0);
  }
  yield* closedEarly(text, state, start);
  if (text[start] === "#") yield commented(text, state, start);
  yield* otherReadings(text, state, start);
  yield* wrongCharacters(text, state, start, indent !== undefined);
  if (state.expected === "nothing")
    yield skip(text, state, { kind: "after end" }, text.length, price + contentIn(text, start));
}

/** The more the rest looks like content, the less likely it is that the file ended before it. */
function contentIn(text: string, start: number): number {
  let count = 0;
  for (let at = start; at < Math.min(start + 1000, text.length); at++)
    if ('{}[],:"'.includes(text.charAt(at))) count++;
  return suspicion * count;
}

/** The state after something that isn't written but is assumed at this point; `cost` is the cost of assuming it. */
function assume(
  text: string,
  state: State | undefined,
  token: Token,
  cost = 0,
  edit?: Edit,
  indent = state?.indent,
): State | undefined {
  if (!state) return undefined;
  const taken = { token, start: state.at, end: state.at, ...(edit && { edit }) };
  return take(text, state, taken, cost, indent);
}

function* missingCharacters(text: string, state: State): Generator<State> {
  for (const needed of punctuation) {
    const edit = { kind: "character", written: "", needed } as const;
    const next = assume(text, state, needed, isClosing(needed) ? closingPrice : price, edit);
    if (next) yield next;
  }
}

const isClosing = (written: string | undefined): boolean => written === "}" || written === "]";

/** A missing name or value, with or without its colon. */
function* missingParts(
  text: string,
  state: State,
  start: number,
  isNewLine: boolean,
): Generator<State> {
  const character = text.charAt(start);
  if (state.expected.endsWith("name") && character !== "") {
    const named = assume(text, state, "nothing", price, { kind: "name" });
    const next = character === ":" ? named : assume(text, named, ":");
    if (next) yield next;
  }
  const isLast = character === "" || character === "," || character === "}";
  if (!isLast && !isNewLine) return;
  const isValue = state.expected === "value" && state.open?.bracket === "{";
  const colon = assume(text, state, ":", price, { kind: "character", written: "", needed: ":" });
  const next = isValue
    ? assume(text, state, "nothing", price, { kind: "value" })
    : assume(text, colon, "nothing", suspicion);
  if (next) yield next;
  const ended = next && !isLast && assume(text, next, ",");
  if (ended) yield ended;
}

/** Closes what is open at the end of a truncated file; free if the file ends inside a text or before a value. */
function cut(text: string, state: State): State {
  const { edit } = state.taken;
  const isReported = edit !== undefined && edit.kind !== "character" && edit.kind !== "lines";
  const cost = isReported ? 0 : price + suspicion / 3;
  return leave(text, state, { kind: "cut", isReported }, cost);
}

/** The same lines as just before. */
function* twice(text: string, state: State, start: number): Generator<State> {
  // Where only a comma is missing, the same list item may really be meant twice.
  const isItem = state.expected === "comma" && state.open?.bracket === "[";
  const cost = isItem ? price + suspicion : twicePrice;
  for (const [count, end] of linesTwice(text, text.lastIndexOf("\n", start) + 1))
    yield skip(text, state, { kind: "twice", count }, end, cost);
}

function* missingLines(
  text: string,
  state: State,
  start: number,
  indent: number,
): Generator<State> {
  const line = /^[^\r\n]*/.exec(text.slice(start, start + 500))?.[0] ?? "";
  for (const lines of linesBefore(line, indent, state.open, state.expected === "comma")) {
    const next = assumeLines(text, state, lines);
    if (next) yield { ...next, sure: 0 };
  }
}

function assumeLines(text: string, state: State, lines: readonly Fitting[]): State | undefined {
  const tokens = lines.flatMap(({ bracket, isNamed, hasComma, indent }) => {
    const name: Token[] = isNamed ? ["nothing", ":"] : [];
    const line: Token[] = [...name, bracket, ...(hasComma ? ([","] as const) : [])];
    return line.map((token) => ({ token, indent }));
  });
  let next: State | undefined = state;
  let edit: Edit | undefined = { kind: "lines", lines };
  let cost = linesPrice + (lines.length - 1) * suspicion;
  for (const { token, indent } of tokens) {
    next = assume(text, next, token, cost, edit, indent);
    [edit, cost] = [undefined, 0];
  }
  return next;
}

/** A bracket that closes its container before the container's last entry. */
function* closedEarly(text: string, state: State, start: number): Generator<State> {
  const { open } = state;
  const token = tokenAt(text, start);
  const closed = token && isClosing(token.token) && take(text, state, token);
  if (!open || !closed) return;
  const comma = startOfToken(text, token.end);
  const hasComma = text[comma] === ",";
  const entry = hasComma ? startOfToken(text, comma + 1) : comma;
  if (open.bracket === open.outer?.bracket || !isEntryOf(open, text, entry)) return;
  const cost = twicePrice + closed.cost - state.cost;
  const passed = skip(text, state, { kind: "early", entry }, token.end, cost);
  const next = open.bracket === "{" ? "name" : "value";
  yield { ...passed, open: { ...open, isEndless: true }, expected: hasComma ? "comma" : next };
}

/** Lines that begin with a #, which may be comments or start with a typing slip. */
function commented(text: string, state: State, start: number): State {
  const lines = /#[^\r\n]*(?:\r?\n[ \t]*#[^\r\n]*)*/y;
  lines.lastIndex = start;
  lines.test(text);
  const end = lines.lastIndex;
  const found = problem("syntax-comment", range(start, end - start), {});
  return skip(text, state, { kind: "miswritten", found, isWhole: false }, end, twicePrice);
}

/** A text or a number that is malformed. */
function* otherReadings(text: string, state: State, start: number): Generator<State> {
  const isName = state.expected.endsWith("name");
  if (!isName && !state.expected.endsWith("value")) return;
  const literal = isName ? undefined : tokenAt(text, start);
  for (const { from, to, end, found } of readingsAt(text, start, isName)) {
    // A valid number, true, false or null needs no quotes.
    if (literal?.token === "literal" && literal.end === end) continue;
    const isWhole = !isName && found.id !== "syntax-line-break";
    const edit = { kind: "miswritten", found, isWhole } as const;
    const next = take(text, state, { token: "text", start, end, value: [from, to], edit }, price);
    if (next) yield next;
  }
}

/** A name or text that is complete except for its quotes, so it isn't a stray note. */
const otherwiseQuoted = /(?:[\w$-]+\s*:\s*['‘’`´]|['‘’`´][^'‘’`´"\r\n]+['‘’`´]\s*[,:}\]\r\n])/y;

/** A character or word that is extra, or is typed instead of another character. */
function* wrongCharacters(
  text: string,
  state: State,
  start: number,
  isNewLine: boolean,
): Generator<State> {
  otherwiseQuoted.lastIndex = start;
  if (otherwiseQuoted.test(text)) return;
  for (const written of wrongAt(text, start)) {
    const end = start + written.length;
    const isTwice = text[start - 1] === written || (written === '"' && text[end] === '"');
    const edit = { kind: "character", written, needed: "" } as const;
    const cost = isTwice ? twicePrice : isClosing(written) ? closingPrice : price;
    const isOwnLine = isNewLine && "{}[]".includes(written);
    yield skip(text, state, edit, end, isOwnLine ? cost + ownLine : cost);
    if (written.length > 20) continue;
    for (const needed of punctuation) {
      if (needed === written) continue;
      const taken = { token: needed, start, end, edit: { ...edit, needed } };
      const next = take(text, state, taken, price);
      if (next) yield next;
    }
  }
}

function wrongAt(text: string, start: number): Set<string> {
  const character = text.charAt(start);
  if ('{}[],:"'.includes(character)) return new Set([character]);
  const part = text.slice(start, start + 1000);
  const [word = character] = /^[^\s{}[\],:"]+/.exec(part) ?? [];
  if (tokenAt(text, start)) return new Set([word]);
  // A note in plain words, up to the end of its line.
  const [note = word] = /^[^{}[\]":“”„‟«»\r\n][^{}[\]"“”„‟«»\r\n]*/.exec(part) ?? [];
  return new Set([word, note.trimEnd().replace(/,$/, "")]);
}
