// Reports settings of a repository that site.json doesn't name: they would silently do nothing.
import { problem } from "../diagnostics/problem.ts";
import { t } from "../../words/t.ts";
import type { FieldsRule } from "./rule.ts";

export const unnamedRepository: FieldsRule = {
  on: "site",
  reads: ["repository", "repositorySettings"],
  check: ({ repository, repositorySettings }, { path }) => {
    if (repositorySettings === undefined || repository !== undefined) return [];
    const help = t`Without it, the settings of the repository have no effect.`;
    const values = { field: "repository", owner: "Site", help };
    return [problem("missing-field", { path: [...path], at: "opening" }, values)];
  },
};
