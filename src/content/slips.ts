// Finds the one sign that was typed too much, too little or wrongly, when that explains why a text is no JSON.
import { problem, type Problem } from "./diagnostics.ts";
import { lineOf } from "./layout.ts";
import { range, type Damage, type Parsed, type Span } from "./parsed.ts";
import { beginning, readOn, type Standing } from "./strict.ts";

/** What stands at a place and what should: one sign for another, or one of them nothing; or a line of closing brackets that was left out. */
export interface Slip {
  at: number;
  written: string;
  needed: string;
}

interface Attempt extends Slip {
  reached: number;
  misfits: number;
  likelihood: number;
}

/** What stands on lines of its own between a list or a group and what comes after it. */
const closings = ["],", "},", "]},", "}],"];

/** How far before the place where reading stops a slip is looked for, in characters, and among which signs. */
const searches = [
  { back: 500, signs: '{}[],:"' },
  { back: 20_000, signs: "{}[]" },
];
/** How far a mended text is read on, in characters, to see whether it stays right. */
const ahead = 10_000;
/** The end of what is read on may cut a text of this many characters in two. */
const longest = 1000;
/** How much further than before a mended text must be read for the slip to be believed. */
const enough = 40;

/**
 * Looks for the slip behind the first place where a text stops being JSON: the one without which most
 * can be read, and the indentation fits the brackets best. Takes no longer for a longer text.
 */
export function findSlip(text: string): Slip | undefined {
  const standings: Standing[] = [];
  const stop = readOn(text, beginning, Infinity, (standing) => standings.push(standing));
  if (stop.at === text.length && stop.expected === "nothing") return undefined;
  // A text without its closing quote stops where it begins, and the slip is somewhere after.
  const to = stop.at + (/^[^\r\n]{0,500}/.exec(text.slice(stop.at))?.[0].length ?? 0);
  let best: Attempt | undefined;
  for (const { back, signs } of searches) {
    const from = Math.max(0, stop.at - back);
    const known = standings.filter(({ at }) => at >= from);
    const first = standings.at(-known.length - 1) ?? beginning;
    // Only this part is ever copied and read again.
    const part = text.slice(first.at, stop.at + ahead);
    const isEnd = first.at + part.length === text.length;
    const starts = [first, ...known].map((each) => ({ ...each, at: each.at - first.at }));
    let start = starts.pop() ?? beginning;
    for (const slip of slipsBetween(text, from, to, signs)) {
      const at = slip.at - first.at;
      while (start.at >= at && start.at > 0) start = starts.pop() ?? beginning;
      const mended = mend(part, { ...slip, at });
      const most = best?.reached === Infinity ? best.misfits : Infinity;
      const end = readOn(mended, start, most);
      const isThrough = isEnd
        ? end.at === mended.length && end.expected === "nothing"
        : end.at > mended.length - longest;
      const reached = isThrough ? Infinity : end.at + first.at;
      if (reached < stop.at + enough || (end.at === mended.length && !isThrough)) continue;
      const attempt = {
        ...slip,
        reached,
        misfits: end.misfits,
        likelihood: likelihood(text, slip),
      };
      if (!best || isBetter(attempt, best)) best = attempt;
    }
    if (best?.misfits === 0) break;
  }
  return best && { at: best.at, written: best.written, needed: best.needed };
}

/** Those nearest to `to` first, and at the same place: one sign too many, another one, one too few. */
function* slipsBetween(text: string, from: number, to: number, signs: string): Generator<Slip> {
  for (let at = to; at >= from; at--) {
    const written = text.charAt(at);
    if (written !== "" && !signs.includes(written)) continue;
    if (written !== "") yield { at, written, needed: "" };
    if (/[^\s]/.test(text.charAt(at)) && /[\r\n][ \t]*$/.test(text.slice(Math.max(0, at - 60), at)))
      for (const needed of closings) yield { at, written: "", needed };
    for (const needed of signs) {
      if (written !== "" && written !== needed) yield { at, written, needed };
      yield { at: at + written.length, written: "", needed };
      if (written !== "") yield { at, written: "", needed };
    }
  }
}

function isBetter(one: Attempt, other: Attempt): boolean {
  if (one.reached !== other.reached) return one.reached > other.reached;
  if (one.misfits !== other.misfits) return one.misfits < other.misfits;
  return one.likelihood > other.likelihood;
}

/** Of slips that explain a text equally well: first a key hit twice, then a closing bracket, then the others. */
function likelihood(text: string, { at, written, needed }: Slip): number {
  if (needed === "" && text.charAt(at - 1) === written) return 2;
  return written + needed === "}" || written + needed === "]" ? 1 : 0;
}

/** The text as it should be. */
export function mend(text: string, { at, written, needed }: Slip): string {
  return text.slice(0, at) + needed + text.slice(at + written.length);
}

/** The slip in words: each bracket that is missing on a line of them is a mistake. */
function problemsOf(text: string, smoothed: string, slip: Slip): Problem[] {
  const { at, needed } = slip;
  if (needed.length < 2) return [problemOf(text, smoothed, slip)];
  let { open } = readOn(smoothed.slice(0, at), beginning);
  return [...needed.replace(",", "")].map((closing) => {
    const opened = open?.offset ?? 0;
    open = open?.outer;
    return bracketUnclosed(text, at, opened, closing);
  });
}

function bracketUnclosed(text: string, at: number, opened: number, closing: string): Problem {
  const values = { bracket: text.charAt(opened), closing, line: lineOf(text, at) };
  return problem("syntax-bracket-unclosed", range(opened, 1), values);
}

function problemOf(text: string, smoothed: string, slip: Slip): Problem {
  const { at, written, needed } = slip;
  const place = range(at, 1);
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
  if (written) return problem("syntax-bracket-extra", place, { bracket: written });
  if ("{[".includes(needed)) return problem("syntax-bracket-missing", place, { bracket: needed });
  const opened = readOn(smoothed.slice(0, at), beginning).open?.offset ?? 0;
  return bracketUnclosed(text, at, opened, needed);
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
    problems: [...problemsOf(text, smoothed, slip), ...problems],
    damage: [...mended.damage, ...damageOf(mended.span, slip)],
    span: mended.span && moveSpan(mended.span),
  };
}

/**
 * A bracket too many might be another one missing: what it bounds may have other entries, or be another
 * thing. A quote may have been meant elsewhere in its text.
 */
function damageOf(root: Span | undefined, { at, written, needed }: Slip): Damage[] {
  const isBracket = /[{}[\]]/.test(written + needed);
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
