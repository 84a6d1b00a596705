// Reports an unknown region in the language code, which browsers and search engines would misread.
import { problem } from "../diagnostics/problem.ts";
import { unknownRegion } from "../text/languages.ts";
import { atValue, ruleFor } from "./rule.ts";

export const languageRegion = ruleFor("site", ["language"], ({ language }, context) => {
  const unknown = unknownRegion(language);
  if (!unknown) return [];
  const { region, meant } = unknown;
  const values = { region, suggestion: meant };
  return [problem("unknown-region", atValue(context, "language"), values)];
});
