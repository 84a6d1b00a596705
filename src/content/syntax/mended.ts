// What reading a mended text gave, told of the text as it is written, and its slip in words.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Damage } from "../model/damage.ts";
import { range } from "../model/path.ts";
import { startAfter } from "./trivia.ts";
import { Lines } from "../text/line-index.ts";
import { type Parsed, type Span } from "./tree.ts";
import type { Slip } from "./slip.ts";
import { mend } from "./slips.ts";
import { beginning, readOn, unnamed } from "./strict.ts";

function problemOf(text: string, smoothed: string, slip: Slip): Problem {
  const { at, written, needed } = slip;
  const place = range(startAfter(text, at), written.trim().length);
  if (written.includes("\n"))
    return problem("syntax-line-twice", place, { count: written.split("\n").length - 1 });
  if (needed === `"${unnamed}": `)
    return problem("syntax-name-missing", place, { name: undefined });
  const lines = needed.split("\n").flatMap((line) => line.trim() || []);
  const [only = ""] = lines;
  if (lines.length > 1 || only.length > 2) return problem("syntax-line-missing", place, { lines });
  if (written !== "" && needed !== "")
    return /^[{}[\]]{2}$/.test(written + needed)
      ? problem("syntax-bracket-wrong", place, { bracket: written, needed })
      : problem("syntax-mistyped", place, { written, needed });
  switch (written || needed) {
    case ",":
      if (written) return problem("syntax-comma-extra", place, {});
      return problem("syntax-comma-missing", range(endBefore(text, at) - 1, 1), {});
    case ":":
      if (written) return problem("syntax-unexpected", place, { found: written });
      return problem("syntax-colon-missing", range(endBefore(text, at) - 1, 1), {});
    case '"':
      if (!written) return problem("syntax-quote-missing", place, {});
      return isInText(text, at)
        ? problem("syntax-quote-inside", place, {})
        : problem("syntax-unexpected", place, { found: written });
  }
  if (/[^{}[\]]/.test(written)) return problem("syntax-unexpected", place, { found: written });
  if (written) return problem("syntax-bracket-extra", place, { bracket: written });
  if ("{[".includes(only)) return problem("syntax-bracket-missing", place, { bracket: only });
  const opened = readOn(smoothed.slice(0, at), beginning).open?.offset ?? 0;
  const [line] = new Lines(text).at(at);
  const values = { bracket: text.charAt(opened), closing: only.charAt(0), line };
  return problem("syntax-bracket-unclosed", range(opened, 1), values);
}

/** Where what stands before a place ends. */
function endBefore(text: string, at: number): number {
  return text.slice(0, at).trimEnd().length;
}

/** Whether a quote parts a text that goes on after it. */
function isInText(text: string, at: number): boolean {
  const start = text.lastIndexOf("\n", at) + 1;
  const line = /^.*/.exec(mend(text, { at, written: '"', needed: "" }).slice(start))?.[0] ?? "";
  return [...line.matchAll(/"(?:[^"\\]|\\.)*"/g)].some(
    ({ index, 0: { length } }) => index < at - start && at - start < index + length,
  );
}

/**
 * What reading the mended text gave, with its spans, as it stands in the text with the slip.
 * @param smoothed the text without the mistakes within words, before which its brackets could not be told
 */
export function withSlip(text: string, smoothed: string, mended: Parsed, slip: Slip): Parsed {
  const { at, written, needed } = slip;
  const moved = (offset: number): number =>
    offset <= at ? offset : Math.max(at, offset - needed.length) + written.length;
  const problems = mended.problems.map((found): Problem => {
    if (found.place.at !== "range") return found;
    const { offset, length } = found.place;
    const start = moved(offset);
    return {
      ...found,
      place: { ...found.place, offset: start, length: moved(offset + length) - start },
    };
  });
  const moveSpan = ({ start, end, name, entries }: Span): Span => ({
    start: moved(start),
    end: moved(end),
    ...(name && { name: { start: moved(name.start), end: moved(name.end) } }),
    ...(entries && { entries: new Map([...entries].map(([key, span]) => [key, moveSpan(span)])) }),
  });
  return {
    value: mended.value,
    problems: [problemOf(text, smoothed, slip), ...problems],
    damage: [...mended.damage, ...damageOf(mended.span, slip)],
    span: mended.span && moveSpan(mended.span),
  };
}

/**
 * A bracket too many might be another one missing: what it bounds may have other entries, or be another
 * thing. A quote may have been meant elsewhere in its text.
 */
function damageOf(root: Span | undefined, { at, written, needed }: Slip): Damage[] {
  const isBracket = /^[{}[\]]/.test((written + needed).trim());
  if (!root || (!isBracket && written + needed !== '"')) return [];
  const path: (string | number)[] = [];
  const damage: Damage[] = [{ path: [], whole: false }];
  for (let span: Span | undefined = root; span;) {
    const inner: [string | number, Span] | undefined = [...(span.entries ?? [])].findLast(
      ([, { start, end }]) => start <= at + needed.length && at <= end,
    );
    if (!inner && !isBracket && !span.entries) return [{ path: [...path], whole: true }];
    if (inner) {
      path.push(inner[0]);
      damage.push({ path: [...path], whole: false });
    }
    span = inner?.[1];
  }
  return isBracket ? damage.slice(-3) : [];
}
