// The words of a part of a formatted text, without its formatting.
import type { RichInline } from "../model/notations.ts";

/** On one line. */
export function inlineWords(parts: readonly RichInline[]): string {
  return parts
    .map((part) => {
      if (typeof part === "string") return part;
      return part.type === "break" ? " " : inlineWords(part.children);
    })
    .join("");
}
