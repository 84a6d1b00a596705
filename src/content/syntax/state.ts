// What a reading of a text is made of: what was read, what is open, what was assumed to be mistaken.
import type { Problem } from "../diagnostics/problem.ts";

export type Bracket = "{" | "[";
export const signs = ["{", "}", "[", "]", ",", ":"] as const;
export type Sign = (typeof signs)[number];
/** `nothing` stands for a name or a value that was left out. */
export type Token = Sign | "text" | "literal" | "nothing";
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
  /** It was closed too early, which was told: what really ends it isn't written. */
  readonly isEndless?: true;
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

export type Edit =
  /** A sign or a word, or nothing, stands where another one, or nothing, is needed. */
  | { kind: "sign"; written: string; needed: string }
  /** A name was left out, with its colon or without. */
  | { kind: "name" }
  /** A value was left out. */
  | { kind: "value" }
  /** Whole lines were left out, or stand there twice. */
  | { kind: "lines"; lines: readonly MissingLine[] }
  | { kind: "twice"; count: number }
  /** What a bracket closes has another entry after it, at that place. */
  | { kind: "early"; entry: number }
  /** The file ends within something; goes on after its end; is nested too deep; can't be read any further. */
  | { kind: "cut"; isToldAlready: boolean }
  | { kind: "after end" }
  | { kind: "too deep" }
  | { kind: "unread" }
  /** What is written means a text or a number, but not to the letter; `isWhole` if nothing shows where it ends. */
  | { kind: "miswritten"; found: Problem; isWhole: boolean };

/** A line that was left out: a bracket, behind the name of a field that nobody knows, or before a comma. */
export interface MissingLine {
  sign: Bracket | "}" | "]";
  isNamed: boolean;
  hasComma: boolean;
}

/** The states on the way to one, the beginning aside. */
export function pathTo(end: State): State[] {
  const path: State[] = [];
  for (let state: State | undefined = end; state?.before; state = state.before) path.push(state);
  return path.toReversed();
}
