// How a file is laid out, so that what is written into it is laid out alike.
import { columnsOf } from "../text/columns.ts";

export interface Style {
  lineEnd: string;
  /** What a line has more at its beginning than the one around it. */
  indentation: string;
  /** Whether nothing stands after colons and commas, as tools write it that nobody is to read. */
  isTight: boolean;
}

/** @param text a file that is JSON */
export function styleOf(text: string): Style {
  const [lineEnd = "\n"] = /\r\n|\r|\n/.exec(text) ?? [];
  const [, indentation = "  "] = /^\s*[{[][ \t]*(?:\r\n|\r|\n)\s*?([ \t]*)(?=\S)/.exec(text) ?? [];
  // The first colon or comma that is none of a text's own.
  const isTight = /^(?:"(?:[^"\\]|\\.)*"|[^",:])*[:,]\S/.test(text);
  return { lineEnd, indentation, isTight };
}

/** Of texts that had to be counted letter by letter: each change lays out the same texts several times. */
const counted = new Map<string, number>();
/** Enough for a large page; more would only fill the memory. */
const mostCounted = 10_000;

/** How much of a line a text takes, as prettier counts; a tab is two. */
export function widthOf(text: string): number {
  const spaced = text.replaceAll("\t", "  ");
  // Letters of Europe and the signs of fine typography, of which each takes one column.
  // oxlint-disable-next-line eslint/no-control-regex -- all that isn't beyond these is meant
  if (/^[\u0000-\u02ff\u2010-\u2027]*$/.test(spaced)) return spaced.length;
  const known = counted.get(spaced);
  if (known !== undefined) return known;
  if (counted.size === mostCounted) counted.clear();
  const width = columnsOf(spaced);
  counted.set(spaced, width);
  return width;
}

/** What stands on a line before a place, and the blanks that the line begins with. */
export function lineBefore(text: string, at: number): { line: string; indentation: string } {
  if (at === 0) return { line: "", indentation: "" };
  const start = Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1;
  const line = text.slice(start, at);
  return { line, indentation: /^[ \t]*/.exec(line)?.[0] ?? "" };
}
