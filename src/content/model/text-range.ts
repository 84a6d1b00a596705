// Where some characters are in a text.

/** A range of characters in a text. */
export interface TextRange {
  from: number;
  length: number;
}

/** The first position of these characters in a text after a given one. */
export function rangeOf(written: string, text: string, after: number): TextRange | undefined {
  const from = text.indexOf(written, after);
  return from === -1 ? undefined : { from, length: written.length };
}

/** What makes a line an item of a list, such as "24." or "*". */
export interface ListMark extends TextRange {
  /** undefined in a bulleted list. */
  number: number | undefined;
}
