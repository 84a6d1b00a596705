// Changing some characters of a text and no others, and taking that back.

/** Characters of a text that are replaced by others. */
export interface Edit {
  /** Where, in the text as it was before any edit of the same list. */
  offset: number;
  length: number;
  content: string;
}

/**
 * Applies edits that don't overlap, in whatever order they come.
 * @returns the new text, and the edits that make the old one of it, to the byte
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
