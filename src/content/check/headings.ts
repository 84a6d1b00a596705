// A page has one main heading: the reader's, the search engine's and the screen reader's way in.
import { problem, type Problem } from "../diagnostics/problem.ts";
import type { Reads } from "../schema/unknown-paths.ts";
import type { Page } from "../model/schema.gen.ts";

/** What of a page is read here. */
export const headingsRead: Reads<Page> = ["blocks/*/type", "blocks/*/level", "blocks/*/hidden"];

/**
 * Deeper levels follow from the blocks, so that the only step a page can skip is its first.
 * @param blocks the blocks that are shown, each with its place among all
 */
export function checkHeadings(
  blocks: readonly (readonly [index: number, block: Record<string, unknown>])[],
): Problem[] {
  const main = blocks.flatMap(([index, { type, level, heading }]) =>
    type === "hero" && level === 1
      ? [{ index, heading: typeof heading === "string" ? heading : undefined }]
      : [],
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
