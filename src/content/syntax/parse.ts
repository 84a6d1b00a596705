// Parses text to values: reports every mistake, never throws, and never sets a dangerous key.
import { problem } from "../diagnostics/problem.ts";
import { readFirstVersions } from "./conflicts.ts";
import { build } from "./build-values.ts";
import { choose, costOf, type Judge } from "./choose.ts";
import { beginning } from "./grammar.ts";
import { readOn } from "./scanner.ts";
import { jsonIn, parseExact } from "./exact.ts";
import { findReadings } from "./search.ts";
import type { Parsed } from "./parsed.ts";
import { pathTo } from "./state.ts";
import { contentOf } from "./trivia.ts";

/**
 * Reads one file's text as JSON. Every problem is reported; nothing is thrown.
 * @param judge decides between several readings of a text
 */
export function parse(text: string, judge: Judge): Parsed {
  const { text: first, problems: conflicts } = readFirstVersions(text);
  const parsed = parseOne(first, judge);
  if (conflicts.length === 0) return parsed;
  return { ...parsed, problems: [...conflicts, ...parsed.problems] };
}

/** Reads a text without conflict markers. */
function parseOne(text: string, judge: Judge): Parsed {
  if (text.trim() === "") {
    const empty = problem("syntax-empty", { at: "range", offset: 0, length: 1 }, {});
    const damage = [{ path: [], whole: true }];
    return { value: undefined, problems: [empty], damage, span: undefined };
  }
  return parseExact(text) ?? readComments(text, judge, read(text, judge));
}

/** The likeliest reading of a text. Valid JSON has exactly one, however suspicious it looks. */
function read(text: string, judge: Judge): Parsed {
  if (jsonIn(text)) return build(text, pathTo(readOn(text, beginning, text.length, true).state));
  return choose(text, findReadings(text), judge);
}

/** Reads lines of content that were commented out as content, if the rest needs them. */
function readComments(text: string, judge: Judge, parsed: Parsed): Parsed {
  const comments = parsed.problems.filter(({ id }) => id === "syntax-comment");
  if (comments.length === 0) return parsed;
  const cost = costOf(parsed, judge);
  if (cost === comments.length) return parsed;
  let end = 0;
  const parts = comments.flatMap(({ location }) => {
    if (location.at !== "range") return [];
    const before = text.slice(end, location.offset);
    end = location.offset + location.length;
    const comment = text.slice(location.offset, end);
    return [before, contentOf(comment) ?? comment];
  });
  const content = parts.join("") + text.slice(end);
  if (content === text) return parsed;
  const other = read(content, judge);
  const others = other.problems.filter(({ id }) => id !== "syntax-comment");
  const whole = { ...other, problems: [...comments, ...others] };
  return costOf(whole, judge) < cost ? whole : parsed;
}
