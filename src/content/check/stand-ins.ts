// What must change before the site goes live: invented names, numbers and ids that can reach nobody.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { sampleTexts } from "../schema/sample-texts.ts";
import { suggest } from "../text/nearest.ts";
import { standInPhone } from "../text/phone.ts";
import { atPart, atValue, type Context, type FieldsRule, type TextRule } from "./rule.ts";

/** Names under .example are kept free by RFC 2606. */
const address = /[^\s"'<>()[\]{}]*\.example\b[^\s"'<>()[\]{}]*/gi;

/** What stands where an id of the mail service is to be written. */
export const standInId = /^set-your-/;

/** To look up a text takes as long as the text is, and most are longer than this. */
const longestSample = Math.max(...Array.from(sampleTexts, ({ length }) => length));

export const standIns: TextRule[] = [
  {
    on: "every text",
    signs: /x/i,
    check: (text, context) =>
      /\.example/i.test(text) ? standInsLike(address, "stand-in-address", text, context) : [],
  },
  {
    on: "every text",
    signs: /5/,
    check: (text, context) =>
      text.includes("555") ? standInsLike(standInPhone, "stand-in-phone", text, context) : [],
  },
  {
    on: "every text",
    signs: /-/,
    check: (text, context) =>
      standInId.test(text)
        ? [problem("stand-in-id", atPart(context, 0, text.length), { written: text })]
        : [],
  },
  {
    on: "every text",
    check: (text, context) =>
      text.length <= longestSample && sampleTexts.has(text)
        ? [problem("sample-text", atPart(context, 0, text.length), { written: text })]
        : [],
  },
];

function standInsLike(
  pattern: RegExp,
  kind: "stand-in-address" | "stand-in-phone",
  text: string,
  context: Context,
): Problem[] {
  return Array.from(text.matchAll(pattern), ({ 0: written, index }) =>
    problem(kind, atPart(context, index, written.length), { written }),
  );
}

/** The facts that site.json says are invented, which no pattern could tell. */
export const namedStandIns: FieldsRule = {
  on: "site",
  check: ({ standIns: named }, { facts, symbols }) =>
    (Array.isArray(named) ? named : []).flatMap((fact: unknown, index) => {
      if (typeof fact !== "string") return [];
      if (Object.hasOwn(facts, fact)) {
        const place = { path: ["facts", fact], at: "value" } as const;
        const value = facts[fact];
        return value === undefined ? [] : [problem("stand-in-fact", place, { fact, value })];
      }
      if (!symbols.facts) return [];
      const suggestion = suggest(fact, Object.keys(facts));
      const place = atValue({ path: [] }, "standIns", index);
      return [problem("unknown-fact", place, { fact, suggestion })];
    }),
};
