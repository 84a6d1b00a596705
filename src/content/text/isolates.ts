// Isolates a part of a plain text that has a direction of its own: https://www.w3.org/International/questions/qa-bidi-unicode-controls

/** "Left to right from here", and "back to the direction around it". */
const [begin, end] = ["\u2066", "\u2069"];

export function isolated(text: string): string {
  return begin + text + end;
}

/** For addresses and search engines, which read letters and not their order on a line. */
export function withoutIsolates(text: string): string {
  return text.includes(begin) ? text.replaceAll(/[\u2066\u2069]/g, "") : text;
}
