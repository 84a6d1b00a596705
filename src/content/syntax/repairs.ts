// Every mistake that may have been made right after what was read so far.
import { unnamed, type Edit } from "./edit.ts";
import { indentOf, isEntryOf, signs, skip, take, type State, type Token } from "./grammar.ts";
import { linesBefore, type MissingLine } from "./missing-lines.ts";
import { closingPrice, linesPrice, oddity, price, twicePrice } from "./prices.ts";
import { replacements } from "./replacements.ts";
import { startOfToken } from "./trivia.ts";

/** Of more lines, nobody pastes the same twice by mistake without meaning it. */
const mostTwice = 3;

/** The states after each way to go on with one mistake; `text` is the whole file. */
export function* repairs(text: string, state: State): Generator<State> {
  const start = startOfToken(text, state.at);
  const indent = indentOf(text, state.at, start);
  yield* missingSigns(text, state);
  yield* missingParts(text, state, start, indent !== undefined);
  if (start >= text.length) {
    if (state.expected !== "nothing") yield cut(text, state);
    return;
  }
  if (indent !== undefined || state.at === 0) {
    yield* twice(text, state, start);
    yield* missingLines(text, state, start, indent ?? 0);
  }
  yield* reopened(text, state, start);
  yield* replacements(text, state, start);
  if (state.expected === "nothing")
    yield skip(text, state, { kind: "after end" }, text.length, price + contentIn(text, start));
}

/** The more of it looks like content, the less a file has ended before it. */
function contentIn(text: string, start: number): number {
  return oddity * (text.slice(start, start + 1000).match(/[{}[\],:"]/g) ?? []).length;
}

/** A sign that isn't written is taken to stand right after what was read. */
function assume(
  text: string,
  state: State,
  token: Token,
  cost: number,
  edit: Edit | undefined,
  indent?: number,
): State | undefined {
  const taken = { token, start: state.at, end: state.at, ...(edit && { edit }) };
  return take(text, state, taken, cost, indent);
}

function* missingSigns(text: string, state: State): Generator<State> {
  for (const needed of signs) {
    const cost = "}]".includes(needed) ? closingPrice : price;
    const edit = { kind: "sign", written: "", needed } as const;
    const next = assume(text, state, needed, cost, edit, indentForBracket(text, state));
    if (next) yield next;
  }
}

/** A bracket that is missing stood at the end of the line before, or on a line of its own. */
function indentForBracket(text: string, { at, expected, indent }: State): number {
  const line = indentOf(text, at, startOfToken(text, at));
  return expected === "first value" && line !== undefined && line > indent
    ? (line + indent) / 2
    : indent;
}

/** A name, or a value, with its colon or without. */
function* missingParts(
  text: string,
  state: State,
  start: number,
  isNewLine: boolean,
): Generator<State> {
  const character = text.charAt(start);
  if (state.expected.endsWith("name") && character !== "") {
    const named = assume(text, state, "text", price, { kind: "name" });
    const next = named && character !== ":" ? assume(text, named, ":", 0, undefined) : named;
    if (next) yield next;
  }
  const isLast = character === "" || character === "," || character === "}";
  if (!isLast && !isNewLine) return;
  const isValue = state.expected === "value" && state.open?.bracket === "{";
  const colon = state.expected === "colon" && assume(text, state, ":", price, { kind: "colon" });
  const before = isValue ? state : colon;
  if (!before) return;
  const edit = { kind: "value" } as const;
  const next = assume(
    text,
    before,
    "literal",
    isValue ? price : oddity,
    isValue ? edit : undefined,
  );
  if (!next) return;
  yield next;
  const ended = isLast ? undefined : assume(text, next, ",", 0, undefined);
  if (ended) yield ended;
}

/** An entry that stands behind the bracket that ends what it belongs in. */
function* reopened(text: string, state: State, start: number): Generator<State> {
  const { taken, before, at } = state;
  const inner = before?.open;
  if (!inner || taken.edit || !/^[}\]]$/.test(text.slice(taken.start, at))) return;
  const hasComma = text[start] === ",";
  const entry = startOfToken(text, hasComma ? start + 1 : start);
  if (inner.bracket === state.open?.bracket || !isEntryOf(inner, text, entry)) return;
  const edit = { kind: "reopened", closed: taken.start, entry } as const;
  yield {
    ...skip(text, state, edit, at, twicePrice),
    taken: { token: undefined, start: at, end: at, edit },
    open: { ...inner, isReopened: true },
    expected: hasComma ? "comma" : inner.bracket === "{" ? "name" : "value",
  };
}

/** What is open at the end of a file that is cut off; costs nothing if it ends within a text or before a value. */
function cut(text: string, state: State): State {
  const { edit } = state.taken;
  const isToldAlready = edit !== undefined && edit.kind !== "sign" && edit.kind !== "lines";
  const cost = isToldAlready ? 0 : price + oddity / 3;
  const next = skip(text, state, { kind: "cut", isToldAlready }, text.length, cost);
  return { ...next, open: undefined, expected: "nothing" };
}

/** The same lines as just before. */
function* twice(text: string, state: State, start: number): Generator<State> {
  const begin = text.lastIndexOf("\n", start) + 1;
  let end = begin;
  let before = begin;
  for (let count = 1; count <= mostTwice; count++) {
    end = text.indexOf("\n", end) + 1;
    before = text.lastIndexOf("\n", before - 2) + 1;
    if (end === 0 || before >= begin) return;
    if (end - begin !== begin - before || text.slice(begin, end) !== text.slice(before, begin))
      continue;
    const trimmed = begin + text.slice(begin, end).trimEnd().length;
    // Where only a comma is missing, the same item of a list may well have been meant twice.
    const isItem = state.expected === "comma" && state.open?.bracket === "[";
    const cost = isItem ? price + oddity : closingPrice;
    yield skip(text, state, { kind: "twice", count }, trimmed, cost);
  }
}

function* missingLines(
  text: string,
  state: State,
  start: number,
  indent: number,
): Generator<State> {
  const line = /^[^\r\n]*/.exec(text.slice(start, start + 500))?.[0] ?? "";
  for (const lines of linesBefore(line, indent, state)) {
    const written = lines.map(
      ({ sign, isNamed, hasComma }) =>
        `${isNamed ? `"${unnamed}": ` : ""}${sign}${hasComma ? "," : ""}`,
    );
    const edit = { kind: "lines", lines: written } as const;
    const cost = linesPrice + (lines.length - 1) * oddity;
    const next = assumeLines(text, state, lines, edit, cost);
    if (next) yield { ...next, sure: 0 };
  }
}

function assumeLines(
  text: string,
  state: State,
  lines: readonly MissingLine[],
  edit: Edit,
  cost: number,
): State | undefined {
  const tokens = lines.flatMap(({ sign, isNamed, hasComma, indent }) => [
    ...(isNamed ? (["text", ":"] as const).map((token) => ({ token, indent })) : []),
    { token: sign, indent },
    ...(hasComma ? [{ token: "," as const, indent }] : []),
  ]);
  let next: State | undefined = state;
  for (const [index, { token, indent }] of tokens.entries())
    next &&= assume(
      text,
      next,
      token,
      index === 0 ? cost : 0,
      index === 0 ? edit : undefined,
      indent,
    );
  return next;
}
