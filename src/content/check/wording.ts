// A site in another language than the defaults of its words would speak two: it needs all of them.
import { problem } from "../diagnostics/problem.ts";
import { hasDefaults, wordsLeftOut } from "../resolve/wording.ts";
import { ruleFor, atValue } from "./rule.ts";

export const missingWording = ruleFor(
  "site",
  ["language", "wording", "wording/*", "wording/forms/*"],
  ({ language, wording }, context) => {
    // What can be no language is a mistake of its own.
    if (!/^[a-z]{2,3}(-|$)/.test(language) || hasDefaults(language)) return [];
    const missing = wordsLeftOut(wording);
    const [first] = missing;
    if (!first) return [];
    const names = missing.map(({ path }) => path.join("."));
    const place = wording
      ? ({ path: ["wording"], at: "opening" } as const)
      : atValue(context, "language");
    return [problem("missing-wording", place, { language, names, english: String(first.default) })];
  },
);
