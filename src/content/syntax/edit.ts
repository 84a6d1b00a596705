// What was assumed so that a file could be read, and what an editor is told of it.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { startOfToken } from "./trivia.ts";
import { range } from "../model/path.ts";

/** The name of a field whose name was left out: a character that nobody types. */
export const unnamed = "\ufdd0";

export type Edit =
  /** A sign or a word, or nothing, stands where another one, or nothing, is needed. */
  | { kind: "sign"; written: string; needed: string }
  /** A name was left out, with its colon or without; a value, with its colon or without. */
  | { kind: "name" | "value" | "colon" }
  /** Whole lines were left out, or stand there twice. */
  | { kind: "lines"; lines: readonly string[] }
  | { kind: "twice"; count: number }
  /** What the bracket at one place closed has another entry, at the other place. */
  | { kind: "reopened"; closed: number; entry: number }
  /** The file ends within something; goes on after its end; can't be read any further. */
  | { kind: "after end" | "unread" }
  | { kind: "cut"; isToldAlready: boolean }
  /** What is written means a text or a number, but not to the letter. */
  | { kind: "word"; found: Problem; isWhole: boolean };

/** What is known where a mistake stands. */
export interface Surroundings {
  text: string;
  /** Where the token before ended, and what is read of the text from `start` to `end`. */
  before: number;
  start: number;
  end: number;
  /** Where the innermost bracket was opened that is open still. */
  opened: number;
  /** The name of the field that is being read. */
  name: { start: number; end: number } | undefined;
  field: string | undefined;
  lineOf: (offset: number) => number;
}

/** What an editor is told; undefined if that was told already. */
export function problemOf(edit: Edit, around: Surroundings): Problem | undefined {
  const { text, before, start, end, name, field, lineOf } = around;
  const next = range(startOfToken(text, before), 1);
  const last = range(before - 1, 1);
  switch (edit.kind) {
    case "word":
      return edit.found;
    case "sign":
      return problemOfSign(edit, around);
    case "name":
      return problem("syntax-name-missing", next, { name: undefined });
    case "colon":
      return problem("syntax-colon-missing", last, {});
    case "value": {
      const place = range(name?.start ?? before, (name?.end ?? before) - (name?.start ?? before));
      return problem("syntax-value-missing", place, { field: field ?? "" });
    }
    case "lines":
      return problemOfLines(edit.lines, around);
    case "reopened": {
      const values = { bracket: text.charAt(edit.closed), line: lineOf(edit.closed) };
      return problem("syntax-bracket-early", range(edit.entry, 1), values);
    }
    case "twice":
      return problem("syntax-line-twice", range(start, end - start), { count: edit.count });
    case "cut":
      return edit.isToldAlready ? undefined : unclosed(around, text.trimEnd().length);
    case "after end":
      return problem("syntax-after-end", range(start, text.trimEnd().length - start), {});
    case "unread": {
      const found = /^(?:[^\s{}[\],:"]{1,40}|.)/.exec(text.slice(start, start + 40))?.[0] ?? "";
      return problem("syntax-unexpected", range(start, found.length), { found });
    }
  }
}

/** Of a line with nothing but a bracket, the bracket is missing. */
function problemOfLines(lines: readonly string[], around: Surroundings): Problem {
  const { text, before } = around;
  const [only = ""] = lines;
  const next = range(startOfToken(text, before), 1);
  if (lines.length > 1 || !/^[{}[\]],?$/.test(only))
    return problem("syntax-line-missing", next, { lines });
  if (only === "{" || only === "[")
    return problem("syntax-bracket-missing", next, { bracket: only });
  return unclosed(around, before);
}

function problemOfSign(
  { written, needed }: { written: string; needed: string },
  around: Surroundings,
): Problem {
  const { text, before, start, end } = around;
  const place = range(start, end - start);
  if (written === "") {
    const last = range(before - 1, 1);
    if (needed === ",") return problem("syntax-comma-missing", last, {});
    if (needed === ":") return problem("syntax-colon-missing", last, {});
    if (needed === "}" || needed === "]") return unclosed(around, before);
    const next = range(startOfToken(text, before), 1);
    return problem("syntax-bracket-missing", next, { bracket: needed });
  }
  if (needed !== "")
    return /^[{}[\]]{2}$/.test(written + needed)
      ? problem("syntax-bracket-wrong", place, { bracket: written, needed })
      : problem("syntax-mistyped", place, { written, needed });
  if (written === ",") return problem("syntax-comma-extra", place, {});
  if (/^[{}[\]]$/.test(written))
    return problem("syntax-bracket-extra", place, { bracket: written });
  return problem("syntax-unexpected", place, { found: written });
}

function unclosed({ text, opened, lineOf }: Surroundings, at: number): Problem {
  const bracket = text.charAt(opened);
  const closing = bracket === "[" ? "]" : "}";
  return problem("syntax-bracket-unclosed", range(opened, 1), {
    bracket,
    closing,
    line: lineOf(at),
  });
}
