// Finds the one thing that was typed too much, too little or wrongly, when that explains why a text is no JSON.
import { linesAfter, linesTwice, namesBefore, signsBetween, wordsAt } from "./candidates.ts";
import type { Slip } from "./slip.ts";
import { beginning, readOn, type Standing } from "./strict.ts";

interface Attempt extends Slip {
  reached: number;
  misfits: number;
  likelihood: number;
}

/** How far before the place where reading stops any slip is looked for, in characters. */
const near = 500;
/** How far before it a bracket or a line is that is missing or too many. */
const far = 20_000;
/** How far a mended text is read on, in characters, to see whether it stays right. */
const ahead = 10_000;
/** The end of what is read on may cut a text of this many characters in two. */
const longest = 1000;
/** How much further than before a mended text must be read for the slip to be believed. */
const enough = 40;
/** How much is read again in all, in characters: some times what the largest of ordinary files takes. */
const mostRead = 15_000_000;
/** How many misfits more than the best slip another one may have to be thought of, too. */
const alike = 2;
/** How many are thought of: so many signs, and so many words and lines. */
const ofEachKind = 4;

/**
 * Looks for the slip behind the first place where a text stops being JSON: those without which most can be
 * read, the one whose brackets fit the indentation best first. Takes no longer for a longer text.
 */
export function findSlips(text: string): Slip[] {
  const standings: Standing[] = [];
  const stop = readOn(text, beginning, Infinity, (standing) => standings.push(standing));
  if (stop.at === text.length && stop.expected === "nothing") return [];
  // A text without its closing quote stops where it begins, and the slip is somewhere after.
  const to = stop.at + (/^[^\r\n]{0,500}/.exec(text.slice(stop.at))?.[0].length ?? 0);
  const attempts: Attempt[] = [];
  let best: Attempt | undefined;
  const from = Math.max(0, stop.at - far);
  const middle = Math.max(0, stop.at - near);
  const closer = partFrom(text, standings, middle, stop.at + ahead);
  const wider = partFrom(text, standings, from, stop.at + ahead);
  const groups = [
    {
      part: closer,
      candidates: () => [
        ...(stop.expected === "nothing" ? [] : wordsAt(text, stop.at)),
        ...namesBefore(text, standings.slice(-2)),
        ...signsBetween(text, middle, to, { places: '{}[],:"', signs: '{}[],:"' }),
      ],
    },
    {
      part: wider,
      candidates: () => [
        ...linesTwice(text, from, to),
        ...wider.known.flatMap((standing) => linesAfter(text, standing)),
      ],
    },
    {
      part: wider,
      candidates: () =>
        best?.misfits === 0
          ? []
          : [
              ...signsBetween(text, from, middle, { places: "{}[],", signs: "{}[]" }),
              ...signsBetween(text, from, middle, { places: ":", signs: "{[" }),
            ],
    },
  ];
  let patience = mostRead;
  for (const { part, candidates } of groups) {
    for (const slip of candidates()) {
      if (patience < 0) break;
      const at = slip.at - part.offset;
      const mended = mend(part.text, { ...slip, at });
      const most = best?.reached === Infinity ? best.misfits + alike : Infinity;
      const begin = lastBefore(part.starts, at);
      const end = readOn(mended, begin, most);
      patience -= end.at - begin.at;
      const isThrough = part.isEnd
        ? end.at === mended.length && end.expected === "nothing"
        : end.at > mended.length - longest;
      const grown = slip.needed.length - slip.written.length;
      const reached = isThrough ? Infinity : end.at + part.offset - grown;
      if (reached < stop.at + enough || (end.at === mended.length && !isThrough)) continue;
      const attempt = {
        ...slip,
        reached,
        misfits: end.misfits + oddity(slip),
        likelihood: likelihood(text, slip),
      };
      attempts.push(attempt);
      if (!best || order(attempt, best) < 0) best = attempt;
    }
  }
  return best ? mostLikely(text, attempts, best) : [];
}

/** The only part of a text that is ever copied and read again; for most slips a short one is enough. */
interface Part {
  text: string;
  offset: number;
  isEnd: boolean;
  /** The standings in it as they are in the whole text, and, with the one before them, as they are in the part. */
  known: readonly Standing[];
  starts: readonly Standing[];
}

function partFrom(text: string, standings: readonly Standing[], from: number, to: number): Part {
  const known = standings.filter(({ at }) => at >= from);
  const first = standings.at(-known.length - 1) ?? beginning;
  const offset = first.at;
  return {
    text: text.slice(offset, to),
    offset,
    isEnd: to >= text.length,
    known,
    starts: [first, ...known].map((each) => ({ ...each, at: each.at - offset })),
  };
}

/** A few of each kind that are nearly as good as the best; of those that differ in blanks only, one. */
function mostLikely(text: string, attempts: readonly Attempt[], best: Attempt): Slip[] {
  const likely = attempts
    .filter(({ reached, misfits }) => reached === best.reached && misfits <= best.misfits + alike)
    .sort(order);
  const different = new Map<string, Slip>();
  for (const { at, written, needed } of likely) {
    const before = text.slice(Math.max(0, at - longest), at);
    const key = `${at - before.length + before.trimEnd().length} ${written} ${needed.trim()}`;
    if (!different.has(key)) different.set(key, { at, written, needed });
  }
  const good = [...different.values()];
  // Signs are so many that they would leave no room for anything else.
  const isSign = ({ written, needed }: Slip) => written.length + needed.length < 3;
  const kinds = [good.filter((each) => !isSign(each)), good.filter(isSign)];
  const chosen = new Set(kinds.flatMap((kind) => kind.slice(0, ofEachKind)));
  return good.filter((each) => chosen.has(each));
}

function isLines(needed: string): boolean {
  return needed.includes("\n");
}

/** The last of several standings that is before a place, or the first. */
function lastBefore(standings: readonly Standing[], at: number): Standing {
  let low = 0;
  let high = standings.length - 1;
  while (low < high) {
    const middle = (low + high + 1) >> 1;
    if ((standings[middle] ?? beginning).at < at) low = middle;
    else high = middle - 1;
  }
  return standings[low] ?? beginning;
}

/** That several lines were left out is less to be expected than that one was. */
export function oddity({ needed }: Slip): number {
  return Math.max(0, needed.split("\n").length - 2);
}

/** Negative where the first is the better one. */
function order(one: Attempt, other: Attempt): number {
  if (one.reached !== other.reached) return one.reached > other.reached ? -1 : 1;
  return one.misfits - other.misfits || other.likelihood - one.likelihood;
}

/** Of slips that explain a text equally well: first a key hit twice, then a closing bracket, then another sign. */
function likelihood(text: string, { at, written, needed }: Slip): number {
  if (isLines(needed)) return -1;
  if (needed === "" && text.charAt(at - 1) === written) return 2;
  return written + needed === "}" || written + needed === "]" ? 1 : 0;
}

/** The text as it should be. */
export function mend(text: string, { at, written, needed }: Slip): string {
  return text.slice(0, at) + needed + text.slice(at + written.length);
}
