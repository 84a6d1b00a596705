// Compares the pages of a site with those of the same site in other languages.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { siteFile } from "../model/input.ts";
import { isFields, valueAt } from "../model/json.ts";
import type { SymbolTable } from "../model/symbols.ts";
import type { SiteContext, SiteRule } from "./rule.ts";
import { atValue } from "./rule.ts";

export const siblingPages: SiteRule = {
  check: (files, { input, symbols }) =>
    files
      .filter(({ name }) => name === siteFile)
      .map(({ source, value }) => {
        const listed = valueAt(value, ["siblings"]);
        const problems = (Array.isArray(listed) ? listed : []).flatMap((sibling: unknown, index) =>
          compared(isFields(sibling) ? sibling["folder"] : undefined, index, input, symbols),
        );
        return { source, problems };
      }),
};

function compared(
  folder: unknown,
  index: number,
  { siblingPages: known }: SiteContext["input"],
  { pages, drafts }: SymbolTable,
): Problem[] {
  // Only programs that can read the folder know it.
  if (typeof folder !== "string" || !known?.has(folder)) return [];
  const location = atValue({ path: [] }, "siblings", index, "folder");
  const there = known.get(folder);
  if (!there) return [problem("unknown-sibling", location, { folder })];
  // A draft has its counterpart before it is published, and needs none until then.
  const theirs = there.names.filter((page) => !pages.has(page) && !there.drafts.includes(page));
  const ours = [...pages].filter((page) => !drafts.has(page) && !there.names.includes(page)).sort();
  if (theirs.length + ours.length === 0) return [];
  return [problem("sibling-pages", location, { folder, theirs, ours })];
}
