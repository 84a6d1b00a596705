// Shortens a text at a word.

/** The beginning of a text, cut at a word. */
export function cutAfter(text: string, length: number): string {
  return text.length <= length ? text : `${text.slice(0, length).replace(/\s*\S*$/, "")} …`;
}

/** The end of a text, cut at a word. */
export function cutBefore(text: string, length: number): string {
  return text.length <= length ? text : `… ${text.slice(-length).replace(/^\S*\s*/, "")}`;
}
