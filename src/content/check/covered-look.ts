// Finds choices of the site's look that its theme.css covers, so that they change nothing.
import { problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { valueAt } from "../model/json.ts";
import type { Theme } from "../model/theme.ts";
import { colorToken } from "../model/color-token.ts";
import { lookTokens } from "../resolve/look-tokens.ts";
import { atValue, type SiteRule } from "./rule.ts";

/** What must be in the theme for a choice to change nothing. */
const tokensOf: ReadonlyMap<string, readonly string[]> = new Map([
  ["accent", [colorToken("accent")]],
  ["paper", [colorToken("paper")]],
  ...Object.entries(lookTokens).map(
    ([choice, values]) =>
      [choice, [...new Set(Object.values(values).flatMap(Object.keys))]] as const,
  ),
]);

export const coveredLook: SiteRule = {
  check: (files, { input: { theme } }) =>
    files
      .filter(({ name }) => theme && name === siteFile)
      .map(({ source, value }) => {
        const set = tokensIn(theme);
        const covered = [...tokensOf].filter(
          ([choice, tokens]) =>
            valueAt(value, ["look", choice]) !== undefined && tokens.every((each) => set.has(each)),
        );
        const problems = covered.map(([choice, tokens]) =>
          problem("covered-choice", atValue({ path: [] }, "look", choice), { choice, tokens }),
        );
        return { source, problems };
      }),
};

const tokensIn = (theme: Theme | undefined): ReadonlySet<string> =>
  new Set([
    // Cast: a palette has only colors.
    ...(Object.keys(theme?.palette ?? {}) as (keyof Theme["palette"])[]).map(colorToken),
    ...Object.keys(theme?.tokens ?? {}),
  ]);
