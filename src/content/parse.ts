// Text to values. Goes on after a mistake, sees duplicate fields, and never builds a value with a hostile key.
import { problem, type DiagnosticId, type Problem } from "./diagnostics.ts";
import type { Parsed } from "./parsed.ts";
import { Reader } from "./reader.ts";

/** Mistakes that may be the echo of another bracket's. */
const unsure = new Set<DiagnosticId>([
  "syntax-bracket-unclosed",
  "syntax-bracket-missing",
  "syntax-bracket-wrong",
  "syntax-bracket-extra",
  "syntax-after-end",
]);

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
  const parsed = new Reader(text, withSpans, false).read();
  if (!parsed.problems.some(({ id }) => unsure.has(id))) return parsed;
  // Where brackets don't match, indentation usually shows which one is wrong.
  const indented = new Reader(text, withSpans, true).read();
  return trusted(indented.problems.length <= parsed.problems.length ? indented : parsed);
}

/** Where brackets are beyond understanding, one of them is the mistake and the rest follows from it. */
function trusted(parsed: Parsed): Parsed {
  const brackets = parsed.problems.filter(({ id }) => unsure.has(id));
  const isClear = brackets.every(
    ({ id }) => id === "syntax-bracket-unclosed" || id === "syntax-bracket-wrong",
  );
  if (isClear || brackets.length < 2) return parsed;
  // An open bracket without an end inside the file explains more than what was met after it.
  const open = brackets.filter(
    (found) => found.id === "syntax-bracket-unclosed" && offsetOf(found) > 1,
  );
  const [likeliest] = open.length > 0 ? open.sort((a, b) => offsetOf(a) - offsetOf(b)) : brackets;
  const problems = parsed.problems.filter((found) => !unsure.has(found.id) || found === likeliest);
  return { ...parsed, problems, damage: [{ path: [], whole: true }] };
}

function offsetOf({ place }: Problem): number {
  return place.at === "range" ? place.offset : 0;
}
