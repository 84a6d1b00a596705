// Characters that nobody sees and everybody trips over: they break searches, links and reading order.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Path } from "../model/path.ts";

// Joiners inside emoji and scripts, and soft hyphens, are left alone: they have a use in copy.
const unwanted =
  // oxlint-disable-next-line eslint/no-control-regex -- control characters are what is looked for
  /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f-\u009f\u200b\u2028-\u202e\u2060-\u206f\ufeff\ufff9-\uffff]|[\ud800-\udbff](?![\udc00-\udfff])|(?<![\ud800-\udbff])[\udc00-\udfff]/g;

/** The characters of a text that can't have been meant, each kind where it stands first. */
export function checkCharacters(text: string, path: Path): Problem[] {
  if (text.search(unwanted) === -1) return [];
  const first = new Map<number, number>();
  for (const { 0: found, index } of text.matchAll(unwanted)) {
    const code = found.charCodeAt(0);
    if (!first.has(code)) first.set(code, index);
  }
  return [...first].map(([code, from]) => {
    const place = { path: [...path], at: "part", from, length: 1 } as const;
    const name = `${nameOf(code)} (U+${code.toString(16).toUpperCase().padStart(4, "0")})`;
    const isLost = code >= 0xd800 && code !== 0xfeff;
    return problem(isLost ? "broken-character" : "invisible-character", place, { name });
  });
}

function nameOf(code: number): string {
  if (code === 0xfffd) return "the sign for a character that could not be read";
  if (code >= 0xd800 && code <= 0xdfff) return "one half of a character";
  if (code >= 0xfff9 && code !== 0xfeff) return "a code that stands for no character";
  if (code === 0x200b || code === 0xfeff || code === 0x2060) return "a space without width";
  if (code === 0x2028 || code === 0x2029) return "a line break of an unusual kind";
  if (code >= 0x202a && code <= 0x206f) return "a mark that turns the direction of reading";
  return "a control character";
}
