// The edits that fixes are made of.
import type { Edit } from "../edit/edits.ts";
import type { SourceLocation } from "../model/path.ts";
import type { Source } from "../syntax/source.ts";
import { t } from "../../words/t.ts";

export interface Repair {
  edits: Edit[];
  /** What was done, as a sentence. */
  done: string;
}

export function writtenAt(source: Source, location: SourceLocation): string {
  const { offset, length } = source.range(location);
  return source.text.slice(offset, offset + length);
}

/** @param at positions in the text that the location is in */
export function withBackslashes(
  source: Source,
  { path = [] }: SourceLocation,
  at: readonly number[],
): Edit[] {
  return at.map((from) => {
    const { offset } = source.range({ path, at: "part", from, length: 1 });
    return { offset, length: 0, content: String.raw`\\` };
  });
}

export function instead(source: Source, location: SourceLocation, content: string): Edit {
  const { offset, length } = source.range(location);
  return { offset, length, content };
}

export function after(source: Source, location: SourceLocation, content: string): Edit {
  const { offset, length } = source.range(location);
  return { offset: offset + length, length: 0, content };
}

/** A quote or a \\ inside would mean something else between straight quotes. */
export function straightQuotes(source: Source, location: SourceLocation): Repair | undefined {
  const { offset, length } = source.range(location);
  const inner = source.text.slice(offset + 1, offset + length - 1);
  const isClosed = /[”“‟„»«'’‘`´"]/.test(source.text.charAt(offset + length - 1));
  if (length < 2 || /["\\]/.test(inner) || !isClosed) return undefined;
  return {
    edits: [
      { offset, length: 1, content: '"' },
      { offset: offset + length - 1, length: 1, content: '"' },
    ],
    done: t`Put straight quotes around "${inner.slice(0, 40)}".`,
  };
}
