// Detects a file's layout, so that new content is laid out alike.
import { columnsOf } from "../text/terminal-columns.ts";

export interface Style {
  lineEnd: string;
  /** The additional indentation of an inner line. */
  indentation: string;
  /** True if there is no space after colons and commas, as in files for machines. */
  isTight: boolean;
}

/** @param text valid JSON */
export function styleOf(text: string): Style {
  const [lineEnd = "\n"] = /\r\n|\r|\n/.exec(text) ?? [];
  const [, indentation = "  "] = /^\s*[{[][ \t]*(?:\r\n|\r|\n)\s*?([ \t]*)(?=\S)/.exec(text) ?? [];
  // The first colon or comma outside of texts.
  const isTight = /^(?:"(?:[^"\\]|\\.)*"|[^",:])*[:,]\S/.test(text);
  return { lineEnd, indentation, isTight };
}

/** Widths of texts that had to be counted letter by letter: each change lays out the same texts several times. */
const counted = new Map<string, number>();
/** Enough for a large page; more would only use memory. */
const mostCounted = 10_000;

/** The width of a text as prettier counts it; a tab is two columns. */
export function widthOf(text: string): number {
  const spaced = text.replaceAll("\t", "  ");
  // European letters and typographic punctuation take one column each.
  // oxlint-disable-next-line eslint/no-control-regex -- the range begins with the control characters
  if (/^[\u0000-\u02ff\u2010-\u2027]*$/.test(spaced)) return spaced.length;
  const known = counted.get(spaced);
  if (known !== undefined) return known;
  if (counted.size === mostCounted) counted.clear();
  const width = columnsOf(spaced);
  counted.set(spaced, width);
  return width;
}

/** The text of the line before a position, and the line's leading whitespace. */
export function lineBefore(text: string, at: number): { line: string; indentation: string } {
  if (at === 0) return { line: "", indentation: "" };
  const start = Math.max(text.lastIndexOf("\n", at - 1), text.lastIndexOf("\r", at - 1)) + 1;
  const line = text.slice(start, at);
  return { line, indentation: /^[ \t]*/.exec(line)?.[0] ?? "" };
}
