// What may have stood on lines that were left out, by how those before and after them are indented.
import type { Open, State } from "./grammar.ts";

/** More lines than these are not guessed. */
const mostOpenings = 3;
const mostClosings = 6;

/** A line that was left out, how far it was indented, and whether a comma ends it. */
export interface MissingLine {
  sign: "{" | "[" | "}" | "]";
  isNamed: boolean;
  indent: number;
  hasComma: boolean;
}

/**
 * Lines with which the one at a place would stand where it is indented to stand.
 * @param state before that line
 */
export function linesBefore(
  line: string,
  indent: number,
  { open, expected }: State,
): MissingLine[][] {
  const isClosing = /^[}\]]/.test(line);
  const fitting = fittingLines(open, expected === "comma", line, indent);
  if (open && indent === 0 && expected.endsWith("name"))
    fitting.push([
      { sign: line.startsWith("{") ? "[" : "{", isNamed: true, indent, hasComma: false },
    ]);
  if (isClosing || !open || expected !== "comma") return fitting;
  // Whatever the indentation says: a file may have none.
  const end = [closingLine(open)];
  const ends = open.outer ? [end, [...end, closingLine(open.outer)]] : [end];
  return [...fitting, ...ends.map((lines) => withComma(lines, []))];
}

/** Those that fit the indentation. */
function fittingLines(
  open: Open | undefined,
  isAfterEntry: boolean,
  line: string,
  indent: number,
): MissingLine[][] {
  const isClosing = /^[}\]]/.test(line);
  const closings: MissingLine[] = [];
  let holder = open;
  for (; holder && holder.indent >= indent + (isClosing ? 1 : 0); holder = holder.outer) {
    if (closings.length === mostClosings) return [];
    closings.push(closingLine(holder));
  }
  if (isClosing) return closings.length > 0 && holder?.indent === indent ? [closings] : [];

  const kind = /^"(?:[^"\\]|\\.)*"\s*:/.test(line) ? "{" : "[";
  const found = openingLines(holder, kind, indent).map((lines) => withComma(closings, lines));
  if (closings.length > 0) return found;
  if (!isAfterEntry) return found.filter((lines) => lines.length > 0);
  // Between two groups of one list, or between two fields, the end of one and the beginning of the other.
  if (!holder) return [];
  const end = [closingLine(holder)];
  return openingLines(holder.outer, kind, indent).map((lines) => withComma(end, lines));
}

function closingLine({ bracket, indent }: Open): MissingLine {
  return { sign: bracket === "{" ? "}" : "]", isNamed: false, indent, hasComma: false };
}

function withComma(closings: readonly MissingLine[], openings: MissingLine[]): MissingLine[] {
  const last = closings.at(-1);
  return last === undefined
    ? openings
    : [...closings.slice(0, -1), { ...last, hasComma: true }, ...openings];
}

/**
 * The ways to begin what holds a line so far indented.
 * @param kind the bracket in which the line can stand
 */
function openingLines(holder: Open | undefined, kind: string, indent: number): MissingLine[][] {
  if (!holder) return [];
  const step = stepOf(holder);
  const inside = holder.inside ?? holder.indent + step;
  const count = (indent - inside) / step;
  if (!Number.isInteger(count) || count < 0 || count > mostOpenings) return [];
  const begin = (bracket: string, left: number): MissingLine[][] => {
    if (left === 0) return bracket === kind ? [[]] : [];
    const isNamed = bracket === "{";
    const signs = isNamed ? (["{", "["] as const) : (["{"] as const);
    const line = { isNamed, indent: indent - left * step, hasComma: false };
    return signs.flatMap((sign) =>
      begin(sign, left - 1).map((lines) => [{ ...line, sign }, ...lines]),
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
