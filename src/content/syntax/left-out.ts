// What may have stood on lines that were left out, by how those before and after them are indented.
import { unnamed, type Open, type Standing } from "./strict.ts";

/** More lines than these are not guessed. */
const mostOpenings = 3;
const mostClosings = 6;

/**
 * Lines, each with its indentation, with which the line at a place would stand where it is indented to stand.
 * @param standing what is open before that line, and what was to come
 */
export function linesBefore(text: string, at: number, standing: Standing): string[][] {
  const [, blanks = "", line = ""] = /^([ \t]*)([^\r\n]*)/.exec(text.slice(at, at + 500)) ?? [];
  const fitting = fittingLines(standing, blanks.length, line);
  const { open } = standing;
  if (/^[}\]]/.test(line) || !open || standing.expected !== "comma") return fitting;
  // Whatever the indentation says: a file may have none.
  const end = [closingLine(open)];
  const ends = open.outer ? [end, [...end, closingLine(open.outer)]] : [end];
  return [...fitting, ...ends.map((lines) => withComma(lines, []))];
}

/** Those that fit the indentation. */
function fittingLines({ open, expected }: Standing, indent: number, line: string): string[][] {
  const isClosing = /^[}\]]/.test(line);
  const closings: string[] = [];
  let holder = open;
  for (; holder && holder.indent >= indent + (isClosing ? 1 : 0); holder = holder.outer) {
    if (closings.length === mostClosings) return [];
    closings.push(closingLine(holder));
  }
  if (isClosing) return closings.length > 0 && holder?.indent === indent ? [closings] : [];

  const kind = /^"(?:[^"\\]|\\.)*"\s*:/.test(line) ? "{" : "[";
  const found = openingLines(holder, kind, indent).map((lines) => withComma(closings, lines));
  if (closings.length > 0) return found;
  if (expected !== "comma") return found.filter((lines) => lines.length > 0);
  // Between two groups of one list, or between two fields, the end of one and the beginning of the other.
  if (!holder) return [];
  const end = [closingLine(holder)];
  return openingLines(holder.outer, kind, indent).map((lines) => withComma(end, lines));
}

function closingLine({ bracket, indent }: Open): string {
  return " ".repeat(indent) + (bracket === "{" ? "}" : "]");
}

function withComma(closings: readonly string[], openings: readonly string[]): string[] {
  const last = closings.at(-1);
  return last === undefined ? [...openings] : [...closings.slice(0, -1), `${last},`, ...openings];
}

/**
 * The ways to begin what holds a line so far indented.
 * @param kind the bracket in which the line can stand
 */
function openingLines(holder: Open | undefined, kind: string, indent: number): string[][] {
  if (!holder) return [];
  const step = stepOf(holder);
  const inside = holder.inside ?? holder.indent + step;
  const count = (indent - inside) / step;
  if (!Number.isInteger(count) || count < 0 || count > mostOpenings) return [];
  const begin = (bracket: string, left: number): string[][] => {
    if (left === 0) return bracket === kind ? [[]] : [];
    const blanks = " ".repeat(indent - left * step);
    const ways = bracket === "[" ? ["{"] : [`"${unnamed}": {`, `"${unnamed}": [`];
    return ways.flatMap((way) =>
      begin(way.slice(-1), left - 1).map((lines) => [blanks + way, ...lines]),
    );
  };
  return begin(holder.bracket, count);
}

/** How much further the lines in a bracket are indented than its own. */
function stepOf(open: Open): number {
  for (let each: Open | undefined = open; each; each = each.outer)
    if (each.inside !== undefined && each.inside > each.indent) return each.inside - each.indent;
  return 2;
}
