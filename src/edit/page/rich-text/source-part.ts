// A piece of a text that knows where each of its characters is in the whole: Markdown removes indentation from lines.

export interface Part {
  text: string;
  /** One index for each character. */
  at: readonly number[];
}

export function wholeText(text: string): Part {
  return { text, at: Array.from({ length: text.length }, (_, index) => index) };
}

/** The first occurrence of a text from an index on; undefined if there is none. */
export function findPart(text: string, within: Part | undefined, after = 0): Part | undefined {
  if (!within) return undefined;
  const from = within.text.indexOf(text, after);
  return from === -1 ? undefined : partOf(within, from, from + text.length);
}

function partOf({ text, at }: Part, from: number, to: number): Part {
  return { text: text.slice(from, to), at: at.slice(from, to) };
}

/** Finds a text whose lines may have lost their indentation. */
export function unindented(text: string, within: Part | undefined): Part | undefined {
  if (!within) return undefined;
  const at: number[] = [];
  let from = 0;
  const lines = text.split("\n");
  for (const [index, line] of within.text.split("\n").entries()) {
    const inner = lines[index];
    if (inner === undefined) break;
    if (!line.endsWith(inner)) return undefined;
    const start = from + line.length - inner.length;
    at.push(...within.at.slice(start, start + inner.length));
    from += line.length + 1;
    const lineEnd = within.at[from - 1];
    if (index < lines.length - 1) {
      if (lineEnd === undefined) return undefined;
      at.push(lineEnd);
    }
  }
  return at.length === text.length ? { text, at } : undefined;
}

/** Reads one piece after another. */
export function partReader(within: Part | undefined): (raw: string) => Part | undefined {
  let read = 0;
  return (raw) => {
    if (within?.text.startsWith(raw, read) !== true) return undefined;
    read += raw.length;
    return partOf(within, read - raw.length, read);
  };
}

/** The range of a piece in the whole text. */
export function rangeOf(part: Part | undefined): { from: number; to: number } | undefined {
  const from = part?.at[0];
  const last = part?.at.at(-1);
  return from === undefined || last === undefined ? undefined : { from, to: last + 1 };
}
