// Text to values. Every mistake is told, nothing is thrown, and no value is built with a hostile key.
import { problem } from "../diagnostics/problem.ts";
import { readFirstVersions } from "./conflicts.ts";
import { build, reservedFields, type Built } from "./build.ts";
import { beginning, deepest, type State } from "./grammar.ts";
import { findReadings, type Found } from "./recovery.ts";
import { readOn } from "./scanner.ts";
import type { Parsed } from "./tree.ts";
import { contentOf } from "./trivia.ts";

/** How much would be told to be wrong with what was read, its syntax aside. */
export type Judge = (parsed: Parsed) => number;

/** So many ways to read a file are held against its schema. */
const mostJudged = 40;

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
  return exact ?? readComments(text, judge, json ? readPlainly(text) : recover(text, judge));
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
  const other = jsonIn(content) ? readPlainly(content) : recover(content, judge);
  const said = other.problems.filter(({ id }) => id !== "syntax-comment");
  const whole = { ...other, problems: [...comments, ...said] };
  return costOf(whole, judge) < cost ? whole : parsed;
}

function costOf(parsed: Parsed, judge: Judge): number {
  return parsed.problems.length + judge(parsed);
}

/** What is JSON, with where everything stands. */
function readPlainly(text: string): Parsed {
  return build(text, pathTo(readOn(text, beginning, Infinity, true).state));
}

/** Of the readings that are about equally cheap, the one of which least would be told. */
function recover(text: string, judge: Judge): Parsed {
  const { ends, others } = findReadings(text);
  const [first] = ends;
  if (!first) throw new Error("A text can be given up, so that there is always a reading");
  const isOnly = ends.length === 1 && !pathTo(first).some((state) => others.has(state));
  if (isOnly) return build(text, pathTo(first));
  let best: Built | undefined;
  let least = Infinity;
  let left = mostJudged;
  /** Whether a way to read the text is the best so far. */
  const isBest = (path: readonly State[], price: number): boolean => {
    // Each mistake is told, so that this would be no better even if nothing else were.
    const atLeast = price + Math.max(1, Math.floor(price));
    if (atLeast >= least || left-- <= 0) return false;
    const built = build(text, path);
    const cost = price + costIn(built, judge);
    if (cost >= least) return false;
    [best, least] = [built, cost];
    return true;
  };
  for (const end of ends) {
    let path = pathTo(end);
    isBest(path, end.cost);
    for (const state of path.filter((each) => others.has(each))) {
      const rest = path.slice(path.indexOf(state) + 1);
      for (const { way, more } of waysTo(state, others)) {
        const whole = [...way, ...rest];
        if (isBest(whole, end.cost + more)) path = whole;
      }
    }
  }
  return best ?? build(text, pathTo(first));
}

/** The other ways to come to the same as a state, and how much more they cost. */
function* waysTo(state: State, others: Found["others"]): Generator<{ way: State[]; more: number }> {
  for (const other of others.get(state) ?? []) {
    const path = pathTo(other);
    yield { way: path, more: other.cost - state.cost };
    for (const [index, each] of path.entries())
      for (const { way, more } of waysTo(each, others))
        yield { way: [...way, ...path.slice(index + 1)], more: more + other.cost - state.cost };
  }
}

/** What would be told if each mistake were known to be what it was taken for. */
function costIn(built: Built, judge: Judge): number {
  return costOf({ ...built, damage: built.lost }, judge);
}

/** The states on the way to one, the beginning aside. */
function pathTo(end: State): State[] {
  const path: State[] = [];
  for (let state: State | undefined = end; state?.before; state = state.before) path.push(state);
  return path.toReversed();
}
