// Finds words in a text as visitors read it, and where they are in its source.
import { patternOf } from "./find-pattern.ts";
import { shownText, type Kept, type Segment } from "./text-segments.ts";

/** In a text's source. */
interface Place {
  from: number;
  to: number;
}

export interface Match {
  before: string;
  found: string;
  after: string;
  /** undefined if other words can't take their place. */
  place: Place | undefined;
  /** Why not. */
  stays: Kept | { as: "formatting" } | undefined;
}

/** Where the words are in a text's segments; those that go across formatting can't be replaced. */
export function matchesIn(segments: readonly Segment[], query: string, isWhole = false): Match[] {
  const shown = shownText(segments);
  const pattern = patternOf(query, "giu", isWhole);
  return Array.from(pattern ? shown.matchAll(pattern) : [], ({ 0: found, index }) => {
    const end = index + found.length;
    const touched = segmentsBetween(segments, index, end);
    const stays = touched.find(({ segment }) => segment.kept)?.segment.kept;
    const place = stays ? undefined : placeOf(touched, index, end);
    const around = { before: shown.slice(0, index), found, after: shown.slice(end) };
    return { ...around, place, stays: stays ?? (place ? undefined : { as: "formatting" }) };
  });
}

/** A segment, and where it starts in what is shown. */
interface Touched {
  segment: Segment;
  start: number;
}

function segmentsBetween(segments: readonly Segment[], from: number, to: number): Touched[] {
  let end = 0;
  return segments.flatMap((segment) => {
    const start = end;
    end += segment.shown.length;
    return start < to && end > from ? [{ segment, start }] : [];
  });
}

/** @returns undefined if the words aren't written in one piece, or begin or end within an escaped character */
function placeOf(touched: readonly Touched[], from: number, to: number): Place | undefined {
  const [first, last] = [touched[0], touched.at(-1)];
  if (!first || !last) return undefined;
  let written: number | undefined;
  for (const { segment } of touched) {
    if (segment.from === undefined || (written !== undefined && segment.from !== written))
      return undefined;
    written = segment.from + segment.length;
  }
  const start = positionIn(first, from);
  const end = positionIn(last, to);
  return start === undefined || end === undefined ? undefined : { from: start, to: end };
}

function positionIn({ segment, start }: Touched, at: number): number | undefined {
  const { from, length, shown } = segment;
  if (from === undefined) return undefined;
  if (at === start + shown.length) return from + length;
  return length === shown.length || at === start ? from + at - start : undefined;
}
