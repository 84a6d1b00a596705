// The state of a reading: what was read, what is open, and which mistakes were assumed.
import type { Problem } from "../diagnostics/problem.ts";

export type Bracket = "{" | "[";
export const punctuation = ["{", "}", "[", "]", ",", ":"] as const;
export type Punctuation = (typeof punctuation)[number];
/** `nothing` is a name or value that was left out. */
export type Token = Punctuation | "text" | "literal" | "nothing";
export type Expected =
  "value" | "first value" | "name" | "first name" | "colon" | "comma" | "nothing";

/** An open bracket; `outer` is the one around it. Immutable, so that states can share it. */
export interface Open {
  readonly bracket: Bracket;
  /** The indentation of the bracket's line, and of the lines directly in it, once there is one. */
  readonly indent: number;
  readonly inside: number | undefined;
  readonly outer: Open | undefined;
  readonly depth: number;
  /** True if it was closed too early, which was reported: its real end isn't written. */
  readonly isEndless?: true;
}

/** A token that is read at a location, or assumed there. */
export interface Taken {
  readonly token: Token | undefined;
  readonly start: number;
  readonly end: number;
  /** The range of the text's content, if that isn't everything between its quotes. */
  readonly value?: readonly [from: number, to: number];
  readonly edit?: Edit;
}

/** The state after a token, and after everything before it. */
export interface State {
  readonly taken: Taken;
  readonly before: State | undefined;
  readonly at: number;
  readonly open: Open | undefined;
  readonly expected: Expected;
  /** The indentation of the current line. */
  readonly indent: number;
  /** The cost of the mistakes assumed so far; something suspicious costs a fraction of one. */
  readonly cost: number;
  readonly suspicions: number;
  /** How many tokens have been read without doubt since, and up to which location. */
  readonly sure: number;
  readonly confirmed: number;
}

export type Edit =
  /** A character, a word or nothing is written where another one or nothing is expected. */
  | { kind: "character"; written: string; needed: string }
  /** A name is missing, with or without its colon. */
  | { kind: "name" }
  /** A value is missing. */
  | { kind: "value" }
  /** Whole lines are missing, or appear twice. */
  | { kind: "lines"; lines: readonly MissingLine[] }
  | { kind: "twice"; count: number }
  /** The container that a bracket closes has another entry after it, at that location. */
  | { kind: "early"; entry: number }
  /** The file ends inside something, continues after its end, is nested too deep, or can't be read any further. */
  | { kind: "cut"; isReported: boolean }
  | { kind: "after end" }
  | { kind: "too deep" }
  | { kind: "unreadRest" }
  /** What is written is a malformed text or number; `isWhole` if nothing shows where it ends. */
  | { kind: "miswritten"; found: Problem; isWhole: boolean };

/** A missing line: a bracket, after the name of an unknown field, or before a comma. */
export interface MissingLine {
  bracket: Bracket | "}" | "]";
  isNamed: boolean;
  hasComma: boolean;
}

/** The states on the way to this one, without the first. */
export function pathTo(end: State): State[] {
  const path: State[] = [];
  for (let state: State | undefined = end; state?.before; state = state.before) path.push(state);
  return path.toReversed();
}
