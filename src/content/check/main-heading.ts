// Checks that a page has exactly one main heading: readers, search engines and screen readers start there.
import { problem } from "../diagnostics/problem.ts";
import { isHidden } from "../schema/walk.ts";
import { ruleFor, atValue } from "./rule.ts";

/** The blocks set the deeper levels, so only the first level can be skipped. */
export const headings = ruleFor(
  "page",
  ["blocks/*/type", "blocks/*/level", "blocks/*/hidden"],
  ({ blocks }) => {
    const shown = blocks.flatMap((block, index) => (isHidden(block) ? [] : [{ index, block }]));
    const main = shown.flatMap(({ index, block }) => {
      if (block.type !== "hero" || block.level !== 1) return [];
      // The heading itself wasn't validated.
      const heading: unknown = block.heading;
      return [{ index, heading: typeof heading === "string" ? heading : undefined }];
    });
    const [first, ...others] = main;
    const hasHero = shown.some(({ block }) => block.type === "hero");
    if (!first)
      return [problem("no-main-heading", { path: ["blocks"], at: "opening" }, { hasHero })];
    const [early] = shown;
    return [
      ...others.map(({ index, heading }) => {
        const location = atValue({ path: [] }, "blocks", index, "level");
        return problem("second-main-heading", location, { heading });
      }),
      ...(early && early.index < first.index
        ? [
            problem(
              "late-main-heading",
              { path: ["blocks", early.index], at: "opening" },
              { heading: first.heading },
            ),
          ]
        : []),
    ];
  },
);
