// Finds whole lines that are missing, judging by the indentation around them, or that were pasted twice.
import type { Bracket, MissingLine, Open } from "./state.ts";

/** At most this many missing lines are guessed. */
const mostBegun = 3;
const mostEnded = 6;
/** People rarely paste more than this many lines twice by mistake. */
const mostTwice = 3;

/** A line that would make the next line's indentation correct. */
export interface Fitting extends MissingLine {
  indent: number;
}

/**
 * The lines that may be missing before a line: the ends of open containers, then the beginnings of its own.
 * @param line the next line, from its first character
 * @param indent its indentation
 * @param isAfterEntry true if it comes after an entry, not after a bracket or a comma
 */
export function* linesBefore(
  line: string,
  indent: number,
  open: Open | undefined,
  isAfterEntry: boolean,
): Generator<Fitting[]> {
  const isClosing = /^[}\]]/.test(line);
  const kind = /^"(?:[^"\\]|\\.)*"\s*:/.test(line) ? "{" : "[";
  const ends: Fitting[] = [];
  for (let holder = open; holder && ends.length <= mostEnded; holder = holder.outer) {
    if (isClosing && ends.length > 0 && holder.indent === indent) yield ends;
    const begun = isClosing ? [] : beginningsIn(holder, kind, indent);
    for (const begins of begun)
      if (ends.length + begins.length > 0) yield [...withComma(ends), ...begins];
    // Between two groups of one list, one group ends and another begins at the same indentation.
    const isBetween = isAfterEntry && !isClosing && ends.length === 0;
    if (holder.indent < indent + (isClosing ? 1 : 0) && !isBetween) return;
    ends.push(endOf(holder));
  }
}

function withComma(ends: readonly Fitting[]): Fitting[] {
  return ends.map((end, at) => ({ ...end, hasComma: at === ends.length - 1 }));
}

function endOf({ bracket, indent }: Open): Fitting {
  return { bracket: bracket === "{" ? "}" : "]", isNamed: false, hasComma: false, indent };
}

/**
 * The ways to open a container for a line with this indentation.
 * @param kind the bracket that the line fits into
 */
function beginningsIn(holder: Open, kind: Bracket, indent: number): Fitting[][] {
  const step = stepOf(holder);
  const inside = holder.inside ?? holder.indent + step;
  // Without indentation, a line fits into any bracket, and one may have been opened before it.
  const counts = inside === holder.indent ? [0, 1] : [(indent - inside) / step];
  const begin = (bracket: Bracket, left: number): Fitting[][] => {
    if (left === 0) return bracket === kind ? [[]] : [];
    const isNamed = bracket === "{";
    const brackets: Bracket[] = isNamed ? ["{", "["] : ["{"];
    const line = { isNamed, hasComma: false, indent: indent - left * step };
    return brackets.flatMap((inner) =>
      begin(inner, left - 1).map((lines) => [{ ...line, bracket: inner }, ...lines]),
    );
  };
  return counts
    .filter((count) => Number.isInteger(count) && count >= 0 && count <= mostBegun)
    .flatMap((count) => begin(holder.bracket, count));
}

/** How much further the lines inside a bracket are indented than its own line. */
function stepOf(open: Open): number {
  for (let each: Open | undefined = open; each; each = each.outer)
    if (each.inside !== undefined && each.inside > each.indent) return each.inside - each.indent;
  return 2;
}

/** The end of the repeated lines after a location, if they equal the ones before it: line count -> end. */
export function linesTwice(text: string, begin: number): Map<number, number> {
  const ends = new Map<number, number>();
  let end = begin;
  for (let count = 1; count <= mostTwice; count++) {
    end = text.indexOf("\n", end) + 1;
    if (end === 0) break;
    const before = 2 * begin - end;
    const isLine = before === 0 || text[before - 1] === "\n";
    const lines = text.slice(begin, end);
    if (isLine && text.startsWith(lines, before)) ends.set(count, begin + lines.trimEnd().length);
  }
  return ends;
}
