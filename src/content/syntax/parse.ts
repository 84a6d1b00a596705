// Text to values. Every mistake is told, nothing is thrown, and no value is built with a hostile key.
import { problem } from "../diagnostics/problem.ts";
import { readFirstVersions } from "./conflicts.ts";
import { build, reservedFields } from "./build.ts";
import { choose, costOf, type Judge } from "./choose.ts";
import { beginning, deepest } from "./grammar.ts";
import { readOn } from "./scanner.ts";
import { findReadings } from "./search.ts";
import type { Parsed } from "./parsed.ts";
import { countFields, spansIn } from "./spans.ts";
import { pathTo } from "./state.ts";
import { contentOf } from "./trivia.ts";

/**
 * Reads one file's text as JSON. Every problem is reported; nothing is thrown.
 * @param judge what decides between several ways to understand a text
 */
export function parse(text: string, judge: Judge): Parsed {
  const { text: first, problems: conflicts } = readFirstVersions(text);
  const parsed = parseOne(first, judge);
  if (conflicts.length === 0) return parsed;
  return { ...parsed, problems: [...conflicts, ...parsed.problems] };
}

/** Reads a text of one version. */
function parseOne(text: string, judge: Judge): Parsed {
  if (text.trim() === "") {
    const empty = problem("syntax-empty", { at: "range", offset: 0, length: 1 }, {});
    const damage = [{ path: [], whole: true }];
    return { value: undefined, problems: [empty], damage, span: undefined };
  }
  const json = jsonIn(text);
  if (json && isExact(text, json.value))
    return { value: json.value, problems: [], damage: [], span: spansIn(text) };
  return readComments(text, judge, read(text, judge));
}

/** The likeliest way to read a text; of JSON there is one, however odd it looks. */
function read(text: string, judge: Judge): Parsed {
  if (jsonIn(text)) return build(text, pathTo(readOn(text, beginning, text.length, true).state));
  return choose(text, findReadings(text), judge);
}

/** Whether what is JSON has no field twice and none of a reserved name. */
function isExact(text: string, value: unknown): boolean {
  return fieldsIn(value, 0) === countFields(text);
}

/** What a text says that is JSON to the letter. */
function jsonIn(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** How many fields there are in a value; none where one of them can't be, or stands too deep. */
function fieldsIn(value: unknown, depth: number): number {
  if (typeof value !== "object" || value === null) return 0;
  if (depth >= deepest) return Number.NaN;
  let count = 0;
  if (Array.isArray(value)) {
    for (const inner of value) count += fieldsIn(inner, depth + 1);
    return count;
  }
  for (const name of Object.keys(value)) {
    if (reservedFields.has(name)) return Number.NaN;
    count += 1 + fieldsIn((value as Record<string, unknown>)[name], depth + 1);
  }
  return count;
}

/** Takes lines of content that were made comments for content, if the rest can't do without them. */
function readComments(text: string, judge: Judge, parsed: Parsed): Parsed {
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
  const other = read(content, judge);
  const said = other.problems.filter(({ id }) => id !== "syntax-comment");
  const whole = { ...other, problems: [...comments, ...said] };
  return costOf(whole, judge) < cost ? whole : parsed;
}
