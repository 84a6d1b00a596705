// Warns about titles and descriptions that search results would cut.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { fillFacts } from "../resolve/facts.ts";
import { atValue, type FieldsRule } from "./rule.ts";

/** About what Google shows on a wide screen. It cuts by width, so no number is exact. */
export const snippetLimits = { title: 60, description: 160 };

export const searchSnippet: FieldsRule = {
  on: "page",
  check: (page, context): Problem[] =>
    (["title", "description"] as const).flatMap((field) => {
      const text = page[field];
      const shown = typeof text === "string" ? fillFacts(text, context.facts).text : "";
      const limit = snippetLimits[field];
      const length = shown.length <= limit ? 0 : [...shown].length;
      if (length <= limit) return [];
      return [problem(`long-${field}`, atValue(context, field), { length, limit })];
    }),
};
