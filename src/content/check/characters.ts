// Reports invisible characters, which break searches, links and the reading order.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { groupBy } from "../model/group.ts";
import { filledText } from "../resolve/facts.ts";
import { unwantedInTexts } from "../text/invisible.ts";
import { unseenPositions } from "../text/unseen.ts";
import { atPart, type Context, type TextRule } from "./rule.ts";

/** The characters of a text that were surely not intended, each kind at its first position. */
export const characters: TextRule = {
  on: "every text",
  characters: /[^\n\t -~]/,
  check: checkCharacters,
};

/** Everything but what is on a keyboard, accents, dashes and quotation marks. */
const isUnusual = /[^\n\t -~\u00a1-\u00ac\u00ae-\u00ff\u2010-\u2027]/;

function checkCharacters(text: string, context: Context): Problem[] {
  if (!isUnusual.test(text)) return [];
  const unwanted = Array.from(text.matchAll(unwantedInTexts), ({ index }) => index);
  const filled = filledText(text, context.facts) ?? text;
  const inAddresses = new Set(unseenPositions(text, filled));
  const positions = new Set([...unwanted, ...inAddresses]);
  const byCode = groupBy([...positions], (at) => text.codePointAt(at) ?? 0);
  return [...byCode].map(([code, at]) => {
    const name = `${nameOf(code)} (U+${code.toString(16).toUpperCase().padStart(4, "0")})`;
    const isLost = isHalf(code) || (code >= 0xfff9 && code <= 0xffff);
    const id = isLost ? "broken-character" : "invisible-character";
    return problem(id, atPart(context, Math.min(...at), 1), {
      name,
      code,
      at,
      isInAddress: at.every((each) => inAddresses.has(each)),
    });
  });
}

function isHalf(code: number): boolean {
  return code >= 0xd800 && code <= 0xdfff;
}

function nameOf(code: number): string {
  if (code === 0xfffd) return "the placeholder for an unreadable character";
  if (isHalf(code)) return "one half of a character";
  if (code >= 0xfff9 && code <= 0xffff) return "a code that isn't a character";
  if (code === 0x2028 || code === 0x2029) return "an unusual line break";
  const character = String.fromCodePoint(code);
  if (/\p{Z}/u.test(character)) return "an unusual space";
  if (code === 0x200b || code === 0xfeff || code === 0x2060) return "a zero-width space";
  if (code === 0xad) return "a soft hyphen";
  if (/\p{Bidi_Control}/u.test(character) || (code >= 0x202a && code <= 0x206f))
    return "a mark that changes the reading direction";
  return /\p{Cc}/u.test(character) ? "a control character" : "a mark without a width";
}
