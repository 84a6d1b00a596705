// A page has one main heading: the reader's, the search engine's and the screen reader's way in.
import { problem } from "../diagnostics/problem.ts";
import { isHidden } from "../schema/walk.ts";
import { ruleFor, atValue } from "./rule.ts";

/** Deeper levels follow from the blocks, so that the only step a page can skip is its first. */
export const headings = ruleFor(
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
      // Of the heading itself nothing was said to be right.
      const heading: unknown = block.heading;
      main.push({ index, heading: typeof heading === "string" ? heading : undefined });
    });
    const [first, ...others] = main;
    if (!first)
      return [problem("no-main-heading", { path: ["blocks"], at: "opening" }, { hasHero })];
    const [early] = shown;
    return [
      ...others.map(({ index, heading }) => {
        const place = atValue({ path: [] }, "blocks", index, "level");
        return problem("second-main-heading", place, { heading });
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
