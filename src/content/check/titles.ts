// Reports two pages with the same title, which often means that a page was copied.
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
      // The copy is the page without links.
      return title === "" ? [] : [{ name, source, title, isReached: reached.has(name) }];
    });
    const byTitle = groupBy(titled, ({ title }) => title.toLowerCase());
    return [...byTitle.values()].flatMap((same) => {
      if (same.length === 1) return [];
      const [original, ...copies] = same.toSorted(
        (a, b) => Number(b.isReached) - Number(a.isReached) || (a.name < b.name ? -1 : 1),
      );
      const location = { path: ["title"], at: "value" } as const;
      return copies.map(({ source, title }) => {
        const values = { title, first: original?.source.name ?? "" };
        return { source, problems: [problem("same-title", location, values)] };
      });
    });
  },
};
