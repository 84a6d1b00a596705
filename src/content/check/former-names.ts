// Checks that each former name belongs to one page, because its address can only go to one.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isDraft } from "../model/draft.ts";
import { pageNameOf, siteFile } from "../model/input.ts";
import { isFields } from "../model/json.ts";
import type { SiteRule } from "./rule.ts";

export const formerNames: SiteRule = {
  check: (files) => {
    const pages = files.filter(({ name }) => name !== siteFile);
    // Until a draft is published, the old address goes to the renamed page.
    const published = pages.filter(({ value }) => !isDraft(value));
    const names = new Set(published.map(({ name }) => pageNameOf(name)));
    /** Former name -> the file that lists it first. */
    const seen = new Map<string, string>();
    return pages.map(({ source, value }) => {
      const listed = isFields(value) ? value["formerNames"] : undefined;
      const former = Array.isArray(listed) ? listed.filter((each) => typeof each === "string") : [];
      const inUse = former.filter((name) => names.has(name));
      const others = former.filter((name) => !names.has(name));
      const problems: Problem[] = [];
      const location = { path: ["formerNames"], at: "value" } as const;
      if (inUse.length > 0)
        problems.push(problem("former-name-in-use", location, { inUse, others }));
      for (const name of new Set(others)) {
        const first = seen.get(name);
        const path = ["formerNames", former.indexOf(name)];
        if (first === undefined) seen.set(name, source.name);
        else
          problems.push(problem("duplicate-former-name", { path, at: "value" }, { name, first }));
      }
      return { source, problems };
    });
  },
};
