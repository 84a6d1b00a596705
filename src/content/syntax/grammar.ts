// The grammar of JSON: what may follow what, and how a state of reading comes from the one before it.
import type { Edit } from "./edit.ts";
import { oddity } from "./prices.ts";
import { startOfToken } from "./trivia.ts";

export type Bracket = "{" | "[";
export const signs = ["{", "}", "[", "]", ",", ":"] as const;
export type Sign = (typeof signs)[number];
export type Token = Sign | "text" | "literal";
export type Expected =
  "value" | "first value" | "name" | "first name" | "colon" | "comma" | "nothing";

/** A bracket that is open; what it stands in is `outer`. Never changed, so that a state can be kept. */
export interface Open {
  readonly bracket: Bracket;
  /** How far the line of the bracket is indented, and the lines directly in it, once there is one. */
  readonly indent: number;
  readonly inside: number | undefined;
  readonly outer: Open | undefined;
  readonly depth: number;
  /** It was closed too early. What really ends it isn't written: it ends where something can't be one of its entries. */
  readonly isReopened?: true;
}

/** What is read at a place, or taken as if it stood there. */
export interface Taken {
  readonly token: Token | undefined;
  readonly start: number;
  readonly end: number;
  /** From where to where stands what a text says, if that isn't all between its quotes. */
  readonly value?: readonly [from: number, to: number];
  readonly edit?: Edit;
}

/** How things stand after a token, and all that was read before. */
export interface State {
  readonly taken: Taken;
  readonly before: State | undefined;
  readonly at: number;
  readonly open: Open | undefined;
  readonly expected: Expected;
  /** How far the line is indented that was begun last. */
  readonly indent: number;
  /** How many mistakes were assumed until here; what is odd counts as a part of one. */
  readonly cost: number;
  readonly oddities: number;
  /** How many tokens were read since without any doubt, and the place up to which that left none. */
  readonly sure: number;
  readonly settled: number;
}

/** So many tokens read without any doubt show that what was assumed before is right. */
const enough = 10;

/** Deeper than any content; what is nested deeper is skipped, so that no text can exhaust the stack. */
export const deepest = 60;

export const beginning: State = {
  taken: { token: undefined, start: 0, end: 0 },
  before: undefined,
  at: 0,
  open: undefined,
  expected: "value",
  indent: 0,
  cost: 0,
  oddities: 0,
  sure: 0,
  settled: 0,
};

/** What must follow a token; undefined where it can't stand. */
function after(token: Token, { expected, open }: State): Expected | undefined {
  switch (token) {
    case "{":
    case "[":
      if (expected !== "value" && expected !== "first value") return undefined;
      return token === "{" ? "first name" : "first value";
    case "}":
      return open?.bracket === "{" && isClosable(expected, "name") ? "comma" : undefined;
    case "]":
      return open?.bracket === "[" && isClosable(expected, "value") ? "comma" : undefined;
    case ",":
      if (expected !== "comma") return undefined;
      return open?.bracket === "{" ? "name" : "value";
    case ":":
      return expected === "colon" ? "value" : undefined;
    case "text":
      if (expected.endsWith("name")) return "colon";
  }
  return expected.endsWith("value") ? "comma" : undefined;
}

/** After a comma, too: one that is too many is a mistake of its own, and hides no other. */
function isClosable(expected: Expected, next: "name" | "value"): boolean {
  return expected === "comma" || expected === next || expected === `first ${next}`;
}

/**
 * The state after a token; undefined where it can't stand.
 * @param price what is assumed for it
 * @param indent of the line of a bracket that isn't written
 */
export function take(
  text: string,
  state: State,
  taken: Taken,
  price = 0,
  indent?: number,
): State | undefined {
  const { token, start, end } = taken;
  if (token === undefined) return undefined;
  let { open } = state;
  const expected = after(token, state);
  const isClosing = token === "}" || token === "]";
  const isWithin = token !== "," || !open || isEntryOf(open, text, end);
  const isEnd = expected === undefined || !isWithin || (isClosing && end > start);
  const ended = isEnd ? endReopened(text, state) : undefined;
  if (ended) return take(text, ended, taken, price, indent);
  if (expected === undefined) return undefined;
  const line = end > start ? indentOf(text, state.at, start) : undefined;
  let odd = 0;
  if (isClosing && (state.expected === "name" || state.expected === "value")) odd++;
  if (token === "text" && isOdd(text, taken, expected)) odd++;
  if (open && !open.isReopened && line !== undefined) {
    const isFirst = !isClosing && open.inside === undefined;
    const isFitting = isFirst
      ? line > open.indent || line === 0
      : line === (isClosing ? open.indent : open.inside);
    if (!isFitting) odd++;
    if (isFirst) open = { ...open, inside: line };
  }
  const indented = indent ?? line ?? state.indent;
  if (token === "{" || token === "[")
    open = {
      bracket: token,
      indent: indented,
      inside: undefined,
      outer: open,
      depth: (open?.depth ?? 0) + 1,
    };
  else if (isClosing) open = open?.outer;
  return {
    taken,
    before: state,
    at: end,
    open,
    expected: expected === "comma" && !open ? "nothing" : expected,
    indent: line ?? state.indent,
    cost: state.cost + price + odd * oddity,
    oddities: state.oddities + odd,
    sure: price > 0 || odd > 0 ? 0 : state.sure + 1,
    settled: state.sure + 1 === enough && price + odd === 0 ? end : state.settled,
  };
}

/** The state after what was closed too early has really come to its end. */
export function endReopened(text: string, state: State): State | undefined {
  const { open, at } = state;
  const token = open?.bracket === "{" ? "}" : "]";
  const canEnd = open?.isReopened && after(token, state) !== undefined;
  return canEnd ? take(text, state, { token, start: at, end: at }) : undefined;
}

const entries = {
  "{": /"(?:[^"\\\r\n]|\\.)*"\s*:/y,
  "[": /(?!"(?:[^"\\\r\n]|\\.)*"\s*:)["{[\w-]/y,
};

/** Whether an entry of what is open follows, by how it begins. */
export function isEntryOf({ bracket }: Open, text: string, at: number): boolean {
  const entry = entries[bracket];
  entry.lastIndex = startOfToken(text, at);
  return entry.test(text);
}

/** The state after something that is passed over. */
export function skip(text: string, state: State, edit: Edit, end: number, price: number): State {
  const start = startOfToken(text, state.at);
  return {
    ...state,
    taken: { token: undefined, start, end, edit },
    before: state,
    at: end,
    indent: indentOf(text, state.at, start) ?? state.indent,
    cost: state.cost + price,
    sure: 0,
  };
}

/** How far a token is indented, if it is the first in its line. */
export function indentOf(text: string, from: number, start: number): number | undefined {
  for (let at = start - 1; at >= from; at--) if (text[at] === "\n") return start - at - 1;
  return undefined;
}

const usualName = /^[\w$-]+$/;
/** What stands between texts: where a text begins or ends with it, or holds it with quotes, these were others. */
const between = /^\s*[,:]|,\s*$|"\s*[,:]|[,:]\s*"|"\s+"/;

/** Whether a text looks like more than one text, or a name like none. */
function isOdd(text: string, { start, end, value }: Taken, expected: Expected): boolean {
  if (start === end) return false;
  const [from, to] = value ?? [start + 1, end - 1];
  const content = text.slice(from, to);
  if (expected === "colon") return !usualName.test(content);
  if (between.test(content) || (from === start && content.includes('"'))) return true;
  return !(isPaired(content, "{", "}") && isPaired(content, "[", "]"));
}

function isPaired(content: string, opening: string, closing: string): boolean {
  return content.split(opening).length === content.split(closing).length;
}
