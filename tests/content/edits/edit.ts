// A file with one thing done to it by mistake, and what is true of it: what it still says, and where the mistake is.

export interface Edit {
  /** Where and what, for a person who reads the outcome. */
  at: string;
  text: string;
  /** The line on which the mistake is; undefined where the file is still JSON. */
  line: number | undefined;
  /** The line on which that begins in which the mistake is. */
  around: number;
  /** The values that may be read: mostly just the one from before the edit. */
  meant: unknown[];
}

/** Whole text, and a part of it that is replaced. */
export class Draft {
  readonly text: string;
  readonly value: unknown;
  /** Each bracket's offset -> that of the one that belongs to it. */
  readonly partners: ReadonlyMap<number, number>;
  readonly name: string;

  constructor(name: string, text: string) {
    this.name = name;
    this.text = text;
    this.value = JSON.parse(text);
    this.partners = partnersIn(text);
  }

  lineAt(offset: number): number {
    return this.text.slice(0, offset).split("\n").length;
  }

  /** The text with some characters replaced. */
  with(from: number, to: number, by: string): string {
    return this.text.slice(0, from) + by + this.text.slice(to);
  }

  /**
   * @param from where the change begins
   * @param where what differs from the default: reported in the line of `from`, and everything is read as before
   * @param shown how the change is called
   */
  edit(
    from: number,
    to: number,
    by: string,
    where: { line?: number; meant?: unknown[] } = {},
    shown = this.text.slice(from, to).trim() || this.text.slice(from, from + 20).trim(),
  ): Edit {
    const text = this.with(from, to, by);
    const own = this.lineAt(from);
    const start = this.text.lastIndexOf("\n", from - 1) + 1;
    const json = strict(text);
    return {
      at: `${this.name}:${own}:${from - start + 1} ${short(shown)}`,
      text,
      line: json ? undefined : (where.line ?? own),
      around: this.lineAt(this.openingAround(from)),
      meant: json ? [json.value] : (where.meant ?? [this.value]),
    };
  }

  /** The offset of the bracket that opens the object or list in which `offset` is. */
  openingAround(offset: number): number {
    let around = 0;
    for (const [open, close] of this.partners)
      if (open < offset && offset < close && open > around) around = open;
    return around;
  }
}

/** The value of what is JSON. */
export function strict(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return undefined;
  }
}

/** The value of each of these texts that is JSON. */
export function valuesOf(...texts: string[]): unknown[] {
  return texts.flatMap((text) => strict(text) ?? []).map(({ value }) => value);
}

function short(words: string): string {
  const [line = ""] = words.split("\n");
  return line.length > 40 ? `${line.slice(0, 39)}…` : line;
}

function partnersIn(text: string): Map<number, number> {
  const partners = new Map<number, number>();
  const open: number[] = [];
  for (const { 0: part, index } of text.matchAll(/"(?:[^"\\]|\\.)*"|[{}[\]]/g)) {
    if (part === "{" || part === "[") open.push(index);
    else if (part === "}" || part === "]") {
      const opening = open.pop() ?? 0;
      partners.set(opening, index);
      partners.set(index, opening);
    }
  }
  return partners;
}
