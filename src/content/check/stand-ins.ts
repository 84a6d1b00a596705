// Finds placeholders that must be replaced before the site goes live: invented names, numbers and ids.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { valueAt } from "../model/json.ts";
import { englishWording } from "../resolve/complete-wording.ts";
import type { Samples } from "../model/symbols.ts";
import { suggest } from "../text/nearest.ts";
import { standInPhone } from "../text/phone.ts";
import { atPart, atValue, type Context, type FieldsRule, type TextRule } from "./rule.ts";

/** RFC 2606 reserves names under .example. */
const address = /[^\s"'<>()[\]{}]*\.example\b[^\s"'<>()[\]{}]*/gi;

/** The placeholder for an id of the mail service. */
export const standInId = /^set-your-/;

/** A rule that reads nothing but the text, and which texts are samples. */
interface PlainRule extends TextRule {
  check: (text: string, context: PlainContext) => Problem[];
}

interface PlainContext extends Pick<Context, "path"> {
  symbols: { samples: Samples };
}

export const standIns: PlainRule[] = [
  {
    on: "every text",
    characters: /x/i,
    check: (text, context) =>
      /\.example/i.test(text) ? standInsLike(address, "stand-in-address", text, context) : [],
  },
  {
    on: "every text",
    characters: /5/,
    check: (text, context) =>
      text.includes("555") ? standInsLike(standInPhone, "stand-in-phone", text, context) : [],
  },
  {
    on: "every text",
    characters: /-/,
    check: (text, context) =>
      standInId.test(text)
        ? [problem("stand-in-id", atPart(context, 0, text.length), { written: text })]
        : [],
  },
  {
    on: "every text",
    check: (text, context) =>
      context.symbols.samples.isSampleText(text) ? [sampleLeft(text, context)] : [],
  },
];

/** Whether a text is a placeholder or has one in it. */
export function hasStandIn(text: string, samples: Samples): boolean {
  const context = { path: [], symbols: { samples } };
  return standIns.some(({ check }) => check(text, context).length > 0);
}

function sampleLeft(text: string, context: Pick<Context, "path">): Problem {
  const location = atPart(context, 0, text.length);
  return text.startsWith("https://")
    ? problem("sample-photo", location, {})
    : problem("sample-text", location, { written: text });
}

function standInsLike(
  pattern: RegExp,
  kind: "stand-in-address" | "stand-in-phone",
  text: string,
  context: Pick<Context, "path">,
): Problem[] {
  return Array.from(text.matchAll(pattern), ({ 0: written, index }) =>
    problem(kind, atPart(context, index, written.length), { written }),
  );
}

/** The facts that site.json lists as invented and the texts to be translated, which no pattern could find. */
export const namedStandIns: FieldsRule = {
  on: "site",
  check: (site, { facts, symbols }) =>
    (Array.isArray(site["standIns"]) ? site["standIns"] : []).flatMap((fact: unknown, index) => {
      if (typeof fact !== "string") return [];
      const path = fact.split(".");
      const english = englishWording(path.slice(1));
      if (path[0] === "wording" && english !== undefined) return untranslated(site, path, english);
      if (Object.hasOwn(facts, fact)) {
        const location = { path: ["facts", fact], at: "value" } as const;
        const value = facts[fact];
        return value === undefined ? [] : [problem("stand-in-fact", location, { fact, value })];
      }
      if (!symbols.facts) return [];
      const suggestion = suggest(fact, Object.keys(facts));
      const location = atValue({ path: [] }, "standIns", index);
      return [problem("unknown-fact", location, { fact, suggestion })];
    }),
};

/** A built-in text that was added in English to be translated, until it is. */
function untranslated(site: unknown, path: readonly string[], english: string): Problem[] {
  const location = { path: [...path], at: "value" } as const;
  const isEnglish = valueAt(site, path) === english;
  return isEnglish
    ? [problem("stand-in-wording", location, { name: path.join("."), english })]
    : [];
}
