// Reports invisible characters, which break searches, links and the reading order.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { unwantedInTexts } from "../text/invisible.ts";
import { atPart, type Context, type TextRule } from "./rule.ts";

/** The characters of a text that were surely not intended, each kind at its first position. */
export const characters: TextRule = {
  on: "every text",
  characters: /[^\n\t -~]/,
  check: checkCharacters,
};

/** Everything but what is on a keyboard, accents, dashes and quotation marks. */
const isUnusual = /[^\n\t -~\u00a0-\u00ff\u2010-\u2027]/;

function checkCharacters(text: string, context: Context): Problem[] {
  if (!isUnusual.test(text) || text.search(unwantedInTexts) === -1) return [];
  const first = new Map<number, number>();
  for (const { 0: found, index } of text.matchAll(unwantedInTexts)) {
    const code = found.charCodeAt(0);
    if (!first.has(code)) first.set(code, index);
  }
  return [...first].map(([code, from]) => {
    const name = `${nameOf(code)} (U+${code.toString(16).toUpperCase().padStart(4, "0")})`;
    const isLost = code >= 0xd800 && code !== 0xfeff;
    const id = isLost ? "broken-character" : "invisible-character";
    return problem(id, atPart(context, from, 1), { name, code });
  });
}

function nameOf(code: number): string {
  if (code === 0xfffd) return "the placeholder for an unreadable character";
  if (code >= 0xd800 && code <= 0xdfff) return "one half of a character";
  if (code >= 0xfff9 && code !== 0xfeff) return "a code that isn't a character";
  if (code === 0x200b || code === 0xfeff || code === 0x2060) return "a zero-width space";
  if (code === 0x2028 || code === 0x2029) return "an unusual line break";
  if (code >= 0x202a && code <= 0x206f) return "a mark that changes the reading direction";
  return "a control character";
}
