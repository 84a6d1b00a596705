// Two pages with one title can't be told apart in search results and tabs; a page that was copied has it still.
import { problem } from "../diagnostics/problem.ts";
import { groupBy } from "../model/group.ts";
import { siteFile } from "../model/input.ts";
import { isFields } from "../model/json.ts";
import { filledText } from "../resolve/facts.ts";
import type { SiteRule } from "./rule.ts";

export const titles: SiteRule = {
  check: (files, { symbols, reached }) => {
    const titled = files.flatMap(({ name, source, value }) => {
      const written = name !== siteFile && isFields(value) ? value["title"] : undefined;
      const filled = typeof written === "string" ? filledText(written, symbols.facts ?? {}) : "";
      const title = filled?.trim() ?? "";
      // A copy is what nothing leads to yet.
      return title === "" ? [] : [{ name, source, title, isReached: reached.has(name) }];
    });
    const byTitle = groupBy(titled, ({ title }) => title.toLowerCase());
    return [...byTitle.values()].flatMap((same) => {
      if (same.length === 1) return [];
      const [original, ...copies] = same.toSorted(
        (a, b) => Number(b.isReached) - Number(a.isReached) || (a.name < b.name ? -1 : 1),
      );
      const place = { path: ["title"], at: "value" } as const;
      return copies.map(({ source, title }) => {
        const values = { title, first: original?.source.name ?? "" };
        return { source, problems: [problem("same-title", place, values)] };
      });
    });
  },
};
