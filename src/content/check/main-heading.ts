// Checks that a page has exactly one main heading: readers, search engines and screen readers start there.
import { problem } from "../diagnostics/problem.ts";
import { isHidden } from "../schema/walk.ts";
import { ruleFor, atValue } from "./rule.ts";

/** Blocks choose the levels below, so the main heading is the only level that content can get wrong. */
export const mainHeading = ruleFor(
  "page",
  ["blocks/*/type", "blocks/*/level", "blocks/*/hidden"],
  ({ blocks }) => {
    const shown: number[] = [];
    const main: { index: number; heading: string | undefined }[] = [];
    let hasHero = false;
    blocks.forEach((block, index) => {
      if (isHidden(block)) return;
      shown.push(index);
      if (block.type !== "hero") return;
      hasHero = true;
      if (block.level !== 1) return;
      // The heading itself wasn't validated.
      const heading: unknown = block.heading;
      main.push({ index, heading: typeof heading === "string" ? heading : undefined });
    });
    const [first, ...others] = main;
    if (!first)
      return [problem("no-main-heading", { path: ["blocks"], at: "opening" }, { hasHero })];
    const [early] = shown;
    return [
      ...others.map(({ index, heading }) => {
        const location = atValue({ path: [] }, "blocks", index, "level");
        return problem("second-main-heading", location, { heading });
      }),
      ...(early !== undefined && early < first.index
        ? [
            problem(
              "late-main-heading",
              { path: ["blocks", early], at: "opening" },
              { heading: first.heading },
            ),
          ]
        : []),
    ];
  },
);
