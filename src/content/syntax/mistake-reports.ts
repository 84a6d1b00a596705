// The table of mistakes that a reading can assume: what each reports, and which values around it become unknown.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import { range } from "../model/path.ts";
import type { Bracket, Edit, MissingLine, State } from "./state.ts";
import { contentOf, startOfToken } from "./trivia.ts";

/** The location of a mistake. */
export interface Surroundings {
  text: string;
  /** The text from `start` to `end` that is read or skipped, and the state before it. */
  start: number;
  end: number;
  before: State;
  /** The innermost open bracket, and where it was opened. */
  bracket: Bracket;
  opened: number;
  /** The name of the current field. */
  name: Name | undefined;
  /** The paths of the current or last entry, and of the next one. */
  last: Keys;
  next: Keys;
  lineOf: (offset: number) => number;
}

/** The location of the field's name, and the name. */
export interface Name {
  start: number;
  end: number;
  field: string;
}

type Keys = readonly (string | number)[];

/** Values that become unknown; `isSure` if that doesn't depend on how the mistake is understood. */
export interface Unknown extends Damage {
  isSure: boolean;
}

type Kind = Edit["kind"];
type EditOf<K extends Kind> = Extract<Edit, { kind: K }>;

interface Mistake<K extends Kind> {
  /** The problem to report; undefined if it was reported already. */
  problem: (edit: EditOf<K>, around: Surroundings) => Problem | undefined;
  unknown?: (edit: EditOf<K>, around: Surroundings) => Unknown[];
}

const mistakes: { [K in Kind]: Mistake<K> } = {
  character: {
    problem: problemOfCharacter,
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
    problem: ({ isReported }, where) =>
      isReported ? undefined : unclosed(where, where.text.trimEnd().length),
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
  unreadRest: {
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

/** The problem to report for a mistake, and what it makes unknown. */
export function report<K extends Kind>(
  edit: EditOf<K> & { kind: K },
  where: Surroundings,
): { found: Problem | undefined; unknown: Unknown[] } {
  const mistake: Mistake<K> = mistakes[edit.kind];
  return {
    found: mistake.problem(edit, where),
    unknown: mistake.unknown?.(edit, where) ?? [],
  };
}

/**
 * An extra bracket may mean that another one is missing, so its container may have other entries or be something
 * else.
 */
export function around(path: Keys): Unknown[] {
  return [0, 1, 2]
    .filter((outer) => outer <= path.length)
    .map((outer) => ({ path: path.slice(0, path.length - outer), whole: false, isSure: false }));
}

/** Every container around an entry may have other entries. */
function inside(last: Keys): Unknown[] {
  return last.map((_, length) => ({ path: last.slice(0, length), whole: false, isSure: true }));
}

/** Content in a comment isn't missing for any other reason. */
export function unknownByComment({ location }: Problem, text: string, last: Keys): Unknown[] {
  if (location.at !== "range") return [];
  const comment = text.slice(location.offset, location.offset + location.length);
  if (contentOf(comment) === undefined) return [];
  return [{ path: last.slice(0, -1), whole: false, isSure: true }];
}

function nextIn({ text, before }: Surroundings) {
  return range(startOfToken(text, before.at), 1);
}

/** On a line with only a bracket, it is the bracket that is missing. */
function problemOfLines(lines: readonly MissingLine[], where: Surroundings): Problem {
  const [only] = lines;
  if (lines.length > 1 || !only || only.isNamed)
    return problem("syntax-line-missing", nextIn(where), { lines, name: undefined });
  const { bracket } = only;
  if (bracket === "}" || bracket === "]") return unclosed(where, where.before.at);
  return problem("syntax-bracket-missing", nextIn(where), { bracket });
}

function problemOfCharacter(
  { written, needed }: EditOf<"character">,
  where: Surroundings,
): Problem {
  const { text, start, end } = where;
  const location = range(start, end - start);
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
    return problem("syntax-bracket-wrong", location, { bracket: written, needed });
  if (needed !== "") return problem("syntax-mistyped", location, { written, needed });
  if (written === ",") return problem("syntax-comma-extra", location, {});
  if (isBracket) return problem("syntax-bracket-extra", location, { bracket: written });
  return problem("syntax-unexpected", location, { found: written });
}

function unclosed({ opened, bracket, lineOf }: Surroundings, at: number): Problem {
  const closing = bracket === "[" ? "]" : "}";
  const values = { bracket, closing, line: lineOf(at) };
  return problem("syntax-bracket-unclosed", range(opened, 1), values);
}
