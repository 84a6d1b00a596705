// Reports settings of a repository that site.json doesn't name: they would silently do nothing.
import { withoutRepository } from "../diagnostics/catalog/phrases.ts";
import { problem } from "../diagnostics/problem.ts";
import type { FieldsRule } from "./rule.ts";

export const unnamedRepository: FieldsRule = {
  on: "site",
  reads: ["repository", "repositorySettings"],
  check: ({ repository, repositorySettings }, { path }) => {
    if (repositorySettings === undefined || repository !== undefined) return [];
    const help = withoutRepository();
    const values = { field: "repository", owner: "Site", help };
    return [problem("missing-field", { path: [...path], at: "opening" }, values)];
  },
};
