// Checks that ids are unique: all pages share one document.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { pointer } from "../model/path.ts";
import { schemas } from "../model/schema.gen.ts";
import type { SiteRule } from "./rule.ts";

/** Ids that the document itself uses. */
const reserved = new RegExp(schemas["parts.schema.json"].$defs.id.reserved);

export const ids: SiteRule = {
  check: (files) => {
    /** Id -> the file where it was found first. */
    const seen = new Map<string, string>();
    return files.flatMap(({ source, ids: defined, shapeProblems }) => {
      if (defined.length === 0) return [];
      const misshapen = new Set(shapeProblems.map(({ location }) => pointer(location.path ?? [])));
      const problems: Problem[] = [];
      for (const { id, path } of defined) {
        if (misshapen.has(pointer(path))) continue;
        const first = seen.get(id);
        const location = { path, at: "value" } as const;
        if (reserved.test(id)) problems.push(problem("reserved-id", location, { value: id }));
        else if (first === undefined) seen.set(id, source.name);
        else problems.push(problem("duplicate-id", location, { value: id, first }));
      }
      return { source, problems };
    });
  },
};
