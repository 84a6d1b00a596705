// Text to values. Goes on after a mistake, sees duplicate fields, and never builds a value with a hostile key.
import { problem, type DiagnosticId, type Problem } from "./diagnostics.ts";
import type { Parsed } from "./parsed.ts";
import { readJson } from "./reader.ts";
import { findSlip, mend, withSlip, type Slip } from "./slips.ts";
import { smooth } from "./smooth.ts";

/** Mistakes that may be the echo of another one, so that a better explanation is looked for. */
const unsure = new Set<DiagnosticId>([
  "syntax-bracket-unclosed",
  "syntax-bracket-missing",
  "syntax-bracket-wrong",
  "syntax-bracket-extra",
  "syntax-after-end",
]);

/** After so many, the rest of the file is taken as it comes. */
const mostSlips = 5;

/**
 * Reads one file's text as JSON. Every problem is reported; nothing is thrown.
 * @param withSpans also note where everything stands, which takes several times as long
 */
export function parse(text: string, withSpans = false): Parsed {
  if (text.trim() === "") {
    const empty = problem("syntax-empty", { at: "range", offset: 0, length: 1 }, {});
    const damage = [{ path: [], whole: true }];
    return { value: undefined, problems: [empty], damage, span: undefined };
  }
  return read(text, withSpans, mostSlips);
}

/** Of several ways to understand a text, the one that needs fewest mistakes. */
function read(text: string, withSpans: boolean, slips: number): Parsed {
  const parsed = readJson(text, withSpans);
  const isSure = !parsed.problems.some(({ id }) => unsure.has(id));
  if (slips === 0 || (isSure && parsed.problems.length < 2)) return parsed;
  const slip = likeliestSlip(text, parsed.problems);
  if (!slip) return parsed;
  const mended = read(mend(text, slip), true, slips - 1);
  const understood = withSlip(text, smooth(text, parsed.problems), mended, slip);
  const saved = parsed.problems.length - understood.problems.length;
  return saved > 0 || (saved === 0 && !isSure) ? understood : parsed;
}

/** The slip that explains more, whether mistakes within words are taken for what they are or for part of it. */
function likeliestSlip(text: string, problems: readonly Problem[]): Slip | undefined {
  const slip = findSlip(text);
  const smoothed = smooth(text, problems);
  if (smoothed === text) return slip;
  const other = findSlip(smoothed);
  if (!slip || !other) return slip ?? other;
  const left = (each: Slip) => readJson(mend(text, each), false).problems.length;
  return left(other) < left(slip) ? other : slip;
}
