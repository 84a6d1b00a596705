// Reads correctly written tokens for as long as the grammar allows each of them.
import { deepest } from "./exact.ts";
import { leave, take } from "./grammar.ts";
import type { Punctuation, State, Taken } from "./state.ts";
import { startOfToken } from "./trivia.ts";

// A tab or another control character in a text is a separate mistake, and must not hide others.
const text = /"[^"\\\r\n]*(?:\\[^\r\n][^"\\\r\n]*)*"/y;
// A quote or words after it show that it is the beginning of a text.
const literal =
  /(?:-?(?:0|[1-9]\d*)(?:\.\d+)?(?:[eE][+-]?\d+)?|true|false|null)(?![^\s,{}[\]/#]|[ \t]+[^\s,:{}[\]"/#])/y;

/** The token at a location, if it is written correctly. */
export function tokenAt(written: string, at: number): Taken | undefined {
  const character = written.charAt(at);
  if (character === "") return undefined;
  if ("{}[],:".includes(character))
    // It was just looked up among them.
    return { token: character as Punctuation, start: at, end: at + 1 };
  const pattern = character === '"' ? text : literal;
  pattern.lastIndex = at;
  if (!pattern.test(written)) return undefined;
  return { token: pattern === text ? "text" : "literal", start: at, end: pattern.lastIndex };
}

export interface Reached {
  state: State;
  why: "end" | "stuck" | "suspicious" | "pause";
}

/**
 * Reads on until the file ends, a token isn't allowed or is suspicious, or a location is passed.
 * @param isRight true if nothing can be a mistake, however suspicious
 */
export function readOn(written: string, from: State, until: number, isRight = false): Reached {
  let state = from;
  while (state.at < until) {
    const start = startOfToken(written, state.at);
    if (start >= written.length) {
      return { state, why: state.expected === "nothing" ? "end" : "stuck" };
    }
    const token = tokenAt(written, start);
    const after = token && take(written, state, token);
    if (!after) return { state, why: "stuck" };
    const isDeep = after.open !== undefined && after.open.depth > deepest;
    const next = isDeep ? leave(written, state, { kind: "too deep" }, 1) : after;
    if (next.cost > state.cost && !isRight) return { state: next, why: "suspicious" };
    state = next;
  }
  return { state, why: "pause" };
}
