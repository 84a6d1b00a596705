// Reports HTML codes such as &nbsp;, which are pasted in from web pages and shown to visitors as typed.
import { problem } from "../diagnostics/problem.ts";
import { atPart, type TextRule } from "./rule.ts";

/** The character that each code means. */
const codes = new Map([
  ...["nbsp", "ensp", "emsp", "thinsp"].map((name) => [name, "a space"] as const),
  ...Object.entries({ amp: "&", lt: "<", gt: ">", quot: "“ or ”", apos: "’" }),
  ...Object.entries({ ndash: "–", mdash: "—", hellip: "…", bull: "•", middot: "·" }),
  ...Object.entries({ lsquo: "‘", rsquo: "’", ldquo: "“", rdquo: "”" }),
  ...Object.entries({ copy: "©", reg: "®", trade: "™", euro: "€", pound: "£", deg: "°" }),
]);

/** In Markdown, \\& shows a code on purpose. */
const code = /(?<!\\)&(?:(#\d{1,6}|#x[\da-f]{1,5})|([a-z]+));/gi;

const checkCodes: TextRule["check"] = (text, context) =>
  [...text.matchAll(code)].flatMap((found) => {
    const { 0: written, 1: number, 2: name = "", index } = found;
    const means = number === undefined ? codes.get(name.toLowerCase()) : characterOf(number);
    const location = atPart(context, index, written.length);
    return means === undefined ? [] : [problem("shown-code", location, { written, means })];
  });

/** @param number of a character: #160, #xA0 */
function characterOf(number: string): string | undefined {
  const point = /x/i.test(number) ? parseInt(number.slice(2), 16) : Number(number.slice(1));
  const character = point <= 0x10ffff ? String.fromCodePoint(point) : "";
  if (/^\p{Zs}$/u.test(character)) return "a space";
  return /^[\p{L}\p{N}\p{P}\p{S}]$/u.test(character) ? character : undefined;
}

export const shownCodes: TextRule[] = [
  { on: "text", characters: /&/, check: checkCodes },
  { on: "markdown", characters: /&/, check: checkCodes },
];
