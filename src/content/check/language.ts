// A region that there isn't: browsers and search engines would take the site to be in another kind of its language.
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
