// Reports language codes, or countries in them, that browsers and search engines would misread.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { SourceLocation } from "../model/path.ts";
import { unknownLanguage, unknownRegion } from "../text/languages.ts";
import { atValue, ruleFor, type TextRule } from "./rule.ts";

export const siteLanguage = ruleFor("site", ["language"], ({ language }, context) =>
  check(language, atValue(context, "language")),
);

/** The language of a page, a block or the site in another language. */
export const otherLanguages: TextRule = {
  on: "every text",
  check: (text, context) => (context.plan.kind === "language" ? check(text, atValue(context)) : []),
};

function check(language: string, location: SourceLocation): Problem[] {
  const code = unknownLanguage(language);
  if (code) return [problem("unknown-language", location, code)];
  const unknown = unknownRegion(language);
  if (!unknown) return [];
  const { region, meant } = unknown;
  return [problem("unknown-region", location, { region, suggestion: meant })];
}
