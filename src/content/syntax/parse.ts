// Text to values. Goes on after a mistake, sees duplicate fields, and never builds a value with a hostile key.
import { problem, type DiagnosticId } from "../diagnostics/problem.ts";
import { contentOf } from "./trivia.ts";
import { withSlip } from "./mended.ts";
import type { Parsed } from "./tree.ts";
import { readJson } from "./reader.ts";
import type { Slip } from "./slip.ts";
import { findSlips, mend, oddity } from "./slips.ts";
import { smooth } from "./smooth.ts";

/** Mistakes that may be the echo of another one, so that a better explanation is looked for. */
const unsure = new Set<DiagnosticId>([
  "syntax-bracket-unclosed",
  "syntax-bracket-missing",
  "syntax-bracket-wrong",
  "syntax-bracket-extra",
  "syntax-after-end",
  "syntax-colon-missing",
]);

/** After so many, the rest of the file is taken as it comes. */
const mostSlips = 5;
/** A file with more problems is taken as it comes: no explanation would leave few of them. */
const mostProblems = 200;

/** How much would be told to be wrong with what was read, its syntax aside. */
export type Judge = (parsed: Parsed) => number;

/**
 * Reads one file's text as JSON. Every problem is reported; nothing is thrown.
 * @param judge what decides between several ways to understand a text
 * @param withSpans also note where everything stands, which takes several times as long
 */
export function parse(text: string, judge: Judge, withSpans = false): Parsed {
  if (text.trim() === "") {
    const empty = problem("syntax-empty", { at: "range", offset: 0, length: 1 }, {});
    const damage = [{ path: [], whole: true }];
    return { value: undefined, problems: [empty], damage, span: undefined };
  }
  const parsed = read(text, judge, withSpans, mostSlips);
  return readComments(text, judge, withSpans, parsed);
}

/** Takes lines of content that were made comments for content, if the rest can't do without them. */
function readComments(text: string, judge: Judge, withSpans: boolean, parsed: Parsed): Parsed {
  const comments = parsed.problems.filter(({ id }) => id === "syntax-comment");
  if (comments.length === 0) return parsed;
  const cost = costOf(parsed, judge);
  if (cost === comments.length) return parsed;
  let end = 0;
  const parts = comments.flatMap(({ place }) => {
    if (place.at !== "range") return [];
    const before = text.slice(end, place.offset);
    end = place.offset + place.length;
    const comment = text.slice(place.offset, end);
    return [before, contentOf(comment) ?? comment];
  });
  const content = parts.join("") + text.slice(end);
  if (content === text) return parsed;
  const other = read(content, judge, withSpans, mostSlips);
  const said = other.problems.filter(({ id }) => id !== "syntax-comment");
  const whole = { ...other, problems: [...comments, ...said] };
  return costOf(whole, judge) < cost ? whole : parsed;
}

/** Of several ways to understand a text, the one that needs fewest mistakes. */
function read(text: string, judge: Judge, withSpans: boolean, slips: number): Parsed {
  const parsed = readJson(text, withSpans);
  const { length } = parsed.problems;
  if (slips === 0 || length === 0 || length > mostProblems) return parsed;
  const isSure = !parsed.problems.some(({ id }) => unsure.has(id));
  const cost = costOf(parsed, judge);
  if (isSure && cost < 2) return parsed;
  const smoothed = smooth(text, parsed.problems);
  const slip = likeliestSlip(text, smoothed, judge);
  if (!slip) return parsed;
  const mended = read(mend(text, slip), judge, true, slips - 1);
  const understood = withSlip(text, smoothed, mended, slip);
  const saved = cost - costOf(understood, judge);
  return saved > 0 || (saved === 0 && !isSure) ? understood : parsed;
}

function costOf(parsed: Parsed, judge: Judge): number {
  return parsed.problems.length + judge(parsed);
}

/** Of the slips that explain a text, whether mistakes within words are taken for what they are or for part of it. */
function likeliestSlip(text: string, smoothed: string, judge: Judge): Slip | undefined {
  const slips = [...findSlips(text), ...(smoothed === text ? [] : findSlips(smoothed))];
  if (slips.length < 2) return slips[0];
  const costs = slips.map(
    (slip) => costOf(readJson(mend(text, slip), false), judge) + oddity(slip),
  );
  return slips[costs.indexOf(Math.min(...costs))];
}
