// Two pages with one title can't be told apart in search results and tabs; a page that was copied has it still.
import { problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { isFields } from "../model/json.ts";
import { filledText } from "../resolve/facts.ts";
import type { SiteRule } from "./rule.ts";

export const titles: SiteRule = {
  check: (files, { symbols }) => {
    /** Title -> the file it was first found in. */
    const seen = new Map<string, string>();
    return files.flatMap(({ name, source, value }) => {
      const written = name !== siteFile && isFields(value) ? value["title"] : undefined;
      const filled = typeof written === "string" ? filledText(written, symbols.facts ?? {}) : "";
      const title = filled?.trim() ?? "";
      const first = seen.get(title.toLowerCase());
      if (title === "") return [];
      if (first === undefined) seen.set(title.toLowerCase(), source.name);
      if (first === undefined) return [];
      const place = { path: ["title"], at: "value" } as const;
      return [{ source, problems: [problem("same-title", place, { title, first })] }];
    });
  },
};
