// The grammar of JSON: which token may follow which, and the state after each one.
import { suspicion } from "./prices.ts";
import type { Edit, Expected, Open, State, Taken, Token } from "./state.ts";
import { startOfToken } from "./trivia.ts";

/** This many tokens read without doubt confirm the earlier assumptions. */
const enough = 10;

export const beginning: State = {
  taken: { token: undefined, start: 0, end: 0 },
  before: undefined,
  at: 0,
  open: undefined,
  expected: "value",
  indent: 0,
  cost: 0,
  suspicions: 0,
  sure: 0,
  confirmed: 0,
};

/** What must follow a token; undefined where the token isn't allowed. */
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
    case "nothing":
      if (expected.endsWith("name")) return "colon";
  }
  return expected.endsWith("value") ? "comma" : undefined;
}

/** Allowed after a comma too: an extra comma is a mistake of its own and must not hide others. */
function isClosable(expected: Expected, next: "name" | "value"): boolean {
  return expected === "comma" || expected === next || expected === `first ${next}`;
}

/**
 * The state after a token; undefined where the token isn't allowed.
 * @param price the cost of assuming it
 * @param indent the indentation of the line of a bracket that isn't written
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
  const expected = after(token, state);
  const isClosing = token === "}" || token === "]";
  if (state.open?.isEndless && isAfterEnd(text, state.open, taken)) return undefined;
  if (expected === undefined) return undefined;
  const line = end > start ? indentOf(text, state.at, start) : undefined;
  const found = suspicionsIn(text, state, taken, line);
  let { open } = state;
  if (isClosing) open = open?.outer;
  else if (open && open.inside === undefined && line !== undefined)
    open = { ...open, inside: line };
  if (token === "{" || token === "[") {
    const depth = (open?.depth ?? 0) + 1;
    const own = indent ?? line ?? state.indent;
    open = { bracket: token, indent: own, inside: undefined, outer: open, depth };
  }
  const isSure = price === 0 && found === 0;
  const sure = isSure ? state.sure + 1 : 0;
  return {
    taken,
    before: state,
    at: end,
    open,
    expected: expected === "comma" && !open ? "nothing" : expected,
    indent: line ?? state.indent,
    cost: state.cost + price + found * suspicion,
    suspicions: state.suspicions + found,
    sure,
    confirmed: sure === enough ? end : state.confirmed,
  };
}

/** How many things about a token are suspicious; `line` is the indentation of its line, if it comes first on it. */
function suspicionsIn(
  text: string,
  { open, expected }: State,
  taken: Taken,
  line: number | undefined,
): number {
  const isClosing = taken.token === "}" || taken.token === "]";
  let found = 0;
  if (isClosing && (expected === "name" || expected === "value")) found++;
  if (taken.token === "text" && isSuspiciousText(text, taken, expected.endsWith("name"))) found++;
  if (!open || open.isEndless || line === undefined) return found;
  const isFirst = !isClosing && open.inside === undefined;
  const isFitting = isFirst
    ? line > open.indent || line === 0
    : line === (isClosing ? open.indent : open.inside);
  return isFitting ? found : found + 1;
}

/** True if a written token comes after the end of a container that was closed too early. */
function isAfterEnd(text: string, open: Open, { token, start, end }: Taken): boolean {
  if (token === ",") return !isEntryOf(open, text, end);
  return (token === "}" || token === "]") && end > start;
}

/** The state after the unwritten end of a container that was closed too early; undefined if there was none. */
export function endOfEndless(text: string, state: State): State | undefined {
  const { open, at } = state;
  if (!open?.isEndless) return undefined;
  return take(text, state, { token: open.bracket === "{" ? "}" : "]", start: at, end: at });
}

const entries = {
  "{": /"(?:[^"\\\r\n]|\\.)*"\s*:/y,
  "[": /(?!"(?:[^"\\\r\n]|\\.)*"\s*:)["{[\w-]/y,
};

/** True if an entry of the open container follows, judging by how it begins. */
export function isEntryOf({ bracket }: Open, text: string, at: number): boolean {
  const entry = entries[bracket];
  entry.lastIndex = startOfToken(text, at);
  return entry.test(text);
}

/** The state after something that is skipped. */
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

/** The state at the end of a file when the rest isn't read. */
export function leave(text: string, state: State, edit: Edit, price: number): State {
  const end = skip(text, state, edit, text.length, price);
  return { ...end, open: undefined, expected: "nothing" };
}

/** The indentation of a token, if it comes first on its line. */
export function indentOf(text: string, from: number, start: number): number | undefined {
  for (let at = start - 1; at >= from; at--) if (text[at] === "\n") return start - at - 1;
  return undefined;
}

const usualName = /^[\w$-]+$/;
/** A text that starts or ends with this, or has it next to quotes, was probably meant as several texts. */
const between = /^\s*[,:]|,\s*$|"\s*[,:]|[,:]\s*"|"\s+"/;

/** True if a text looks like more than one text, or a name doesn't look like a name. */
function isSuspiciousText(text: string, { start, end, value }: Taken, isName: boolean): boolean {
  const [from, to] = value ?? [start + 1, end - 1];
  const content = text.slice(from, to);
  if (isName) return !usualName.test(content);
  return between.test(content) || (from === start && content.includes('"'));
}
