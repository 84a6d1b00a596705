// The edit that turns one text into another.
import type { Edit } from "./edits.ts";

/**
 * Leaves the common beginning and end out of the edit, and never cuts a character that takes two UTF-16 code units.
 * @param offset where the text begins in its file
 * @returns nothing if both texts are the same
 */
export function difference(before: string, after: string, offset = 0): Edit[] {
  if (before === after) return [];
  const most = Math.min(before.length, after.length);
  let start = 0;
  while (start < most && before[start] === after[start]) start++;
  if (isHigh(before.charCodeAt(start - 1))) start--;
  let end = 0;
  while (end < most - start && before.at(-1 - end) === after.at(-1 - end)) end++;
  if (end > 0 && isLow(before.charCodeAt(before.length - end))) end--;
  const content = after.slice(start, after.length - end);
  return [{ offset: offset + start, length: before.length - start - end, content }];
}

function isHigh(code: number): boolean {
  return code >= 0xd800 && code < 0xdc00;
}

function isLow(code: number): boolean {
  return code >= 0xdc00 && code < 0xe000;
}
