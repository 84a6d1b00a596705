// A page has one main heading: the reader's, the search engine's and the screen reader's way in.
import { problem, type Problem } from "../diagnostics.ts";
import type { Block } from "../schema.gen.ts";

type Shown = readonly (readonly [index: number, block: Block])[];

/**
 * Deeper levels follow from the blocks, so that the only step a page can skip is its first.
 * @param blocks the blocks that are shown, each with its place among all
 */
export function checkHeadings(blocks: Shown): Problem[] {
  const main = blocks.flatMap(([index, block]) =>
    block.type === "hero" && block.level === 1 ? [{ index, heading: block.heading }] : [],
  );
  const [first, ...others] = main;
  if (!first) return [problem("no-main-heading", { path: ["blocks"], at: "opening" }, {})];
  const problems = others.map(({ index, heading }) =>
    problem("second-main-heading", { path: ["blocks", index, "level"], at: "value" }, { heading }),
  );
  const [early] = blocks;
  if (early && early[0] < first.index) {
    const place = { path: ["blocks", early[0]], at: "opening" } as const;
    problems.push(problem("late-main-heading", place, { heading: first.heading }));
  }
  return problems;
}
