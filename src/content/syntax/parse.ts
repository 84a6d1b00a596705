// Text to values. Every mistake is told, nothing is thrown, and no value is built with a hostile key.
import { problem } from "../diagnostics/problem.ts";
import { readFirstVersions } from "./conflicts.ts";
import { reservedFields, Tree } from "./build.ts";
import { choose, costOf, pathTo, type Judge } from "./choose.ts";
import { beginning, deepest } from "./grammar.ts";
import { readOn } from "./scanner.ts";
import { findReadings } from "./search.ts";
import type { State } from "./state.ts";
import type { Parsed } from "./tree.ts";
import { contentOf } from "./trivia.ts";

/**
 * Reads one file's text as JSON. Every problem is reported; nothing is thrown.
 * @param judge what decides between several ways to understand a text
 * @param withSpans also note where everything stands, which takes several times as long
 */
export function parse(text: string, judge: Judge, withSpans = false): Parsed {
  const { text: read, problems: conflicts } = readFirstVersions(text);
  const parsed = parseOne(read, judge, withSpans);
  return { ...parsed, problems: [...conflicts, ...parsed.problems] };
}

/** Reads a text of one version. */
function parseOne(text: string, judge: Judge, withSpans: boolean): Parsed {
  if (text.trim() === "") {
    const empty = problem("syntax-empty", { at: "range", offset: 0, length: 1 }, {});
    const damage = [{ path: [], whole: true }];
    return { value: undefined, problems: [empty], damage, span: undefined };
  }
  const json = jsonIn(text);
  const exact = json && !withSpans ? exactly(text, json.value) : undefined;
  return (
    exact ??
    readComments(text, judge, json ? readPlainly(text) : choose(text, findReadings(text), judge))
  );
}

/** What is JSON, if it has no field twice and none of a reserved name. */
function exactly(text: string, value: unknown): Parsed | undefined {
  const texts = text.match(/"[^"\\]*(?:\\[^][^"\\]*)*"\s*:?/g) ?? [];
  const names = texts.filter((written) => written.endsWith(":"));
  return fieldsIn(value, 0) === names.length
    ? { value, problems: [], damage: [], span: undefined }
    : undefined;
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
  for (const [name, inner] of Object.entries(value)) {
    if (reservedFields.has(name)) return Number.NaN;
    count += fieldsIn(inner, depth + 1);
  }
  return count + (Array.isArray(value) ? 0 : Object.keys(value).length);
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
  const other = jsonIn(content)
    ? readPlainly(content)
    : choose(content, findReadings(content), judge);
  const said = other.problems.filter(({ id }) => id !== "syntax-comment");
  const whole = { ...other, problems: [...comments, ...said] };
  return costOf(whole, judge) < cost ? whole : parsed;
}

/** What is JSON, with where everything stands. In parts, as what was read need not be kept. */
function readPlainly(text: string): Parsed {
  const tree = new Tree(text);
  for (let from: State | undefined = beginning; from;) {
    const { state, why } = readOn(text, from, from.at + 1000, true);
    for (const each of pathTo(state)) tree.add(each);
    from = why === "pause" ? { ...state, before: undefined } : undefined;
  }
  return tree.end();
}
