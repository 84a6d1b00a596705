// The mistakes that may be assumed: what an editor is told of each, and what it leaves unknown of the values around it.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import { range } from "../model/path.ts";
import type { Bracket, Edit, MissingLine, State } from "./state.ts";
import { contentOf, startOfToken } from "./trivia.ts";

/** Where a mistake stands. */
export interface Surroundings {
  text: string;
  /** What is read of the text, or passed over, from `start` to `end`, and how things stood before it. */
  start: number;
  end: number;
  before: State;
  /** The innermost bracket that is open, and where it was opened. */
  bracket: Bracket;
  opened: number;
  /** The name of the field that is being read. */
  name: Name | undefined;
  /** The paths of the entry that is being read, or was read last, and of the one that comes. */
  last: Keys;
  next: Keys;
  lineOf: (offset: number) => number;
}

/** Where the name of a field stands, and what it says. */
export interface Name {
  start: number;
  end: number;
  field: string;
}

type Keys = readonly (string | number)[];

/** What can't be known; `isSure` if that is so however the mistake is understood. */
export interface Unknown extends Damage {
  isSure: boolean;
}

type Kind = Edit["kind"];
type EditOf<K extends Kind> = Extract<Edit, { kind: K }>;

interface Mistake<K extends Kind> {
  /** What an editor is told; undefined if that was told already. */
  problem: (edit: EditOf<K>, around: Surroundings) => Problem | undefined;
  unknown?: (edit: EditOf<K>, around: Surroundings) => Unknown[];
}

const mistakes: { [K in Kind]: Mistake<K> } = {
  sign: {
    problem: problemOfSign,
    unknown: ({ written }, { before, last, next }) => {
      if (/[{}[\]]/.test(written)) return around(last);
      if (written !== '"' || before.expected.endsWith("name")) return [];
      return [{ path: before.expected === "comma" ? last : next, whole: true, isSure: false }];
    },
  },
  name: {
    problem: (_edit, where) => problem("syntax-name-missing", nextIn(where), { name: undefined }),
  },
  value: {
    problem: (_edit, { before, name = { start: before.at, end: before.at, field: "" } }) =>
      problem("syntax-value-missing", range(name.start, name.end - name.start), {
        field: name.field,
      }),
  },
  lines: { problem: ({ lines }, where) => problemOfLines(lines, where) },
  twice: {
    problem: ({ count }, { start, end }) =>
      problem("syntax-line-twice", range(start, end - start), { count }),
    unknown: (_edit, { last }) => around(last),
  },
  early: {
    problem: ({ entry }, { text, start, lineOf }) => {
      const values = { bracket: text.charAt(start), line: lineOf(start) };
      return problem("syntax-bracket-early", range(entry, 1), values);
    },
  },
  cut: {
    problem: ({ isToldAlready }, where) =>
      isToldAlready ? undefined : unclosed(where, where.text.trimEnd().length),
    unknown: (_edit, { last }) => inside(last),
  },
  "after end": {
    problem: (_edit, { text, start }) =>
      problem("syntax-after-end", range(start, text.trimEnd().length - start), {}),
    unknown: () => [{ path: [], whole: false, isSure: true }],
  },
  "too deep": {
    problem: (_edit, { start }) => problem("syntax-too-deep", range(start, 1), {}),
    unknown: (_edit, { last, next }) => [
      ...inside(last),
      { path: next, whole: true, isSure: true },
    ],
  },
  unread: {
    problem: (_edit, { text, start }) => {
      const found = /^(?:[^\s{}[\],:"]{1,40}|.)/.exec(text.slice(start, start + 40))?.[0] ?? "";
      return problem("syntax-unexpected", range(start, found.length), { found });
    },
    unknown: (_edit, { last }) =>
      last.length === 0 ? [{ path: last, whole: true, isSure: true }] : inside(last),
  },
  miswritten: {
    problem: ({ found }) => found,
    unknown: ({ found, isWhole }, { text, before, last, next }) => {
      if (found.id === "syntax-comment") return unknownByComment(found, text, last);
      if (isWhole) return [{ path: next, whole: true, isSure: false }];
      const isName = before.expected.endsWith("name");
      return isName ? [{ path: last.slice(0, -1), whole: false, isSure: false }] : [];
    },
  },
};

/** What an editor is told of a mistake, and what it leaves unknown. */
export function tell<K extends Kind>(
  edit: EditOf<K> & { kind: K },
  where: Surroundings,
): { found: Problem | undefined; unknown: Unknown[] } {
  const mistake: Mistake<K> = mistakes[edit.kind];
  return {
    found: mistake.problem(edit, where),
    unknown: mistake.unknown?.(edit, where) ?? [],
  };
}

/** A bracket too many might be another one missing: what it bounds may have other entries, or be another thing. */
export function around(path: Keys): Unknown[] {
  return [0, 1, 2]
    .filter((outer) => outer <= path.length)
    .map((outer) => ({ path: path.slice(0, path.length - outer), whole: false, isSure: false }));
}

/** All that holds an entry may hold others. */
function inside(last: Keys): Unknown[] {
  return last.map((_, length) => ({ path: last.slice(0, length), whole: false, isSure: true }));
}

/** What is in a comment isn't there only because of that. */
export function unknownByComment({ place }: Problem, text: string, last: Keys): Unknown[] {
  if (place.at !== "range") return [];
  const comment = text.slice(place.offset, place.offset + place.length);
  if (contentOf(comment) === undefined) return [];
  return [{ path: last.slice(0, -1), whole: false, isSure: true }];
}

function nextIn({ text, before }: Surroundings) {
  return range(startOfToken(text, before.at), 1);
}

/** Of a line with nothing but a bracket, the bracket is missing. */
function problemOfLines(lines: readonly MissingLine[], where: Surroundings): Problem {
  const [only] = lines;
  if (lines.length > 1 || !only || only.isNamed)
    return problem("syntax-line-missing", nextIn(where), { lines, name: undefined });
  const { sign } = only;
  if (sign === "}" || sign === "]") return unclosed(where, where.before.at);
  return problem("syntax-bracket-missing", nextIn(where), { bracket: sign });
}

function problemOfSign({ written, needed }: EditOf<"sign">, where: Surroundings): Problem {
  const { text, start, end } = where;
  const place = range(start, end - start);
  const isBracket = /^[{}[\]]$/.test(written);
  if (written === "") {
    const last = range(start - 1, 1);
    if (needed === ",") {
      const isQuoted = text.slice(start - 2, start) === ',"';
      return problem("syntax-comma-missing", last, { isQuoted });
    }
    if (needed === ":") return problem("syntax-colon-missing", last, {});
    if (needed === "}" || needed === "]") return unclosed(where, start);
    return problem("syntax-bracket-missing", nextIn(where), { bracket: needed });
  }
  if (isBracket && /[{}[\]]/.test(needed))
    return problem("syntax-bracket-wrong", place, { bracket: written, needed });
  if (needed !== "") return problem("syntax-mistyped", place, { written, needed });
  if (written === ",") return problem("syntax-comma-extra", place, {});
  if (isBracket) return problem("syntax-bracket-extra", place, { bracket: written });
  return problem("syntax-unexpected", place, { found: written });
}

function unclosed({ opened, bracket, lineOf }: Surroundings, at: number): Problem {
  const closing = bracket === "[" ? "]" : "}";
  const values = { bracket, closing, line: lineOf(at) };
  return problem("syntax-bracket-unclosed", range(opened, 1), values);
}
