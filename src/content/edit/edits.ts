// Replaces some characters of a text and no others, and can undo that.

/** Replaces characters of a text. */
export interface Edit {
  /** The position in the text before any edit of the same list. */
  offset: number;
  length: number;
  content: string;
}

/**
 * Applies edits that don't overlap, in any order.
 * @returns the new text, and the edits that restore the old one to the byte
 */
export function applyEdits(text: string, edits: readonly Edit[]): { text: string; undo: Edit[] } {
  const undo: Edit[] = [];
  let changed = "";
  let end = 0;
  for (const { offset, length, content } of edits.toSorted((a, b) => a.offset - b.offset)) {
    changed += text.slice(end, offset);
    end = offset + length;
    undo.push({
      offset: changed.length,
      length: content.length,
      content: text.slice(offset, end),
    });
    changed += content;
  }
  return { text: changed + text.slice(end), undo };
}

/**
 * One edit that does the same as two lists of one edit each, one after the other.
 * @returns undefined if they aren't next to each other
 */
export function joinEdits(
  [first, ...others]: readonly Edit[],
  [second, ...more]: readonly Edit[],
): Edit[] | undefined {
  if (!first || !second || others.length + more.length > 0) return undefined;
  const written = first.content;
  const before = second.offset - first.offset;
  const after = before + second.length;
  if (before > written.length || after < 0) return undefined;
  return [
    {
      offset: Math.min(first.offset, second.offset),
      length: first.length + Math.max(0, -before) + Math.max(0, after - written.length),
      content:
        written.slice(0, Math.max(0, before)) + second.content + written.slice(Math.max(0, after)),
    },
  ];
}
