// Finds where each Markdown token is in its text: marked doesn't say.
import { rangeOf, type TextRange } from "../model/text-range.ts";

export interface Reading {
  /** With its facts held. */
  text: string;
  /** How far the text has been read: the next token is after this. */
  read: number;
}

/**
 * Reads to the end of a token's source. Line by line, because marked removes the indentation inside lists.
 * @returns the token's range
 */
export function readOn(raw: string, reading: Reading): TextRange | undefined {
  let start: number | undefined;
  for (const line of raw.split("\n")) {
    const part = line.trim() === "" ? undefined : rangeOf(line.trim(), reading.text, reading.read);
    if (!part) continue;
    start ??= part.from;
    reading.read = part.from + part.length;
  }
  return start === undefined ? undefined : { from: start, length: reading.read - start };
}

/** Handles the content of a token, then continues after it. */
export function inside<T>(
  raw: string,
  reading: Reading,
  read: (part: TextRange | undefined) => T,
): T {
  const part = readOn(raw, reading);
  const end = reading.read;
  reading.read = part?.from ?? end;
  const result = read(part);
  reading.read = end;
  return result;
}
