// A page has one main heading: the reader's, the search engine's and the screen reader's way in.
import { problem, type Problem } from "../diagnostics.ts";
import type { Block } from "../schema.gen.ts";

/** @param blocks a page's blocks as written, hidden ones included */
export function checkHeadings(blocks: readonly Block[]): Problem[] {
  const main = blocks.flatMap((block, index) =>
    block.type === "hero" && block.level === 1 && block.hidden !== true ? [{ block, index }] : [],
  );
  if (main.length === 0) {
    return [problem("no-main-heading", { path: ["blocks"], at: "opening" }, {})];
  }
  return main
    .slice(1)
    .map(({ block, index }) =>
      problem(
        "second-main-heading",
        { path: ["blocks", index, "level"], at: "value" },
        { heading: block.heading },
      ),
    );
}
