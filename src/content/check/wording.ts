// Checks that a site in another language translates all built-in text, so that it doesn't mix two languages.
import { problem } from "../diagnostics/problem.ts";
import { hasDefaults, wordsLeftOut } from "../resolve/complete-wording.ts";
import { ruleFor, atValue } from "./rule.ts";

export const missingWording = ruleFor(
  "site",
  ["language", "wording", "wording/*", "wording/forms/*"],
  ({ language, wording }, context) => {
    // A value that isn't a language is reported separately.
    if (!/^[a-z]{2,3}(-|$)/.test(language) || hasDefaults(language)) return [];
    const { hasHours, hasGallery } = context.symbols;
    const isShown = { openingHours: hasHours, gallery: hasGallery };
    const missing = wordsLeftOut(wording).filter(
      ({ usedWith }) => usedWith === undefined || isShown[usedWith],
    );
    const [first] = missing;
    if (!first) return [];
    const names = missing.map(({ path }) => path.join("."));
    const location = wording
      ? ({ path: ["wording"], at: "opening" } as const)
      : atValue(context, "language");
    return [
      problem("missing-wording", location, { language, names, english: String(first.default) }),
    ];
  },
);
