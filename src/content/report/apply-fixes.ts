// Applies fixes to a file and leaves every other character as it was.
import { applyEdits, type Edit } from "../edit/edits.ts";
import type { Fix } from "./fixes.ts";

/**
 * Applies the fixes of one file.
 * @returns the new text, and the fixes that were made: of two that overlap, the first
 */
export function applyFixes(text: string, fixes: readonly Fix[]): { text: string; made: Fix[] } {
  const made: Fix[] = [];
  const edits: Edit[] = [];
  for (const fix of fixes) {
    const overlaps = fix.edits.some((edit) =>
      edits.some(
        ({ offset, length }) => edit.offset < offset + length && offset < edit.offset + edit.length,
      ),
    );
    if (overlaps) continue;
    edits.push(...fix.edits);
    made.push(fix);
  }
  return { text: applyEdits(text, edits).text, made };
}
