// Reports what nothing uses: facts, templates, photo hosts, files, and pages without links.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { isDraft } from "../model/draft.ts";
import { pageNameOf, siteFile } from "../model/input.ts";
import { isFields, valueAt } from "../model/json.ts";
import { range } from "../model/path.ts";
import type { SymbolTable } from "../model/symbols.ts";
import { suggest } from "../text/nearest.ts";
import type { CheckedFile } from "./checked-file.ts";
import { problemOfFile, type SiteRule } from "./rule.ts";

/** Names that site.json defines and nothing uses. */
export const unusedNames: SiteRule = {
  check: (files, { symbols, uses }) =>
    files
      .filter(({ name }) => name === siteFile)
      .map(({ source, value }) => ({
        source,
        problems: [
          ...unusedFacts(symbols, uses.facts),
          ...unusedTemplates(symbols, uses.templates),
          ...unusedHosts(value, uses.hosts),
        ],
      })),
};

export const unreachedPages: SiteRule = {
  check: (files, { reached }) => {
    if (!hasSite(files)) return [];
    return files.flatMap(({ name, source, value }) => {
      if (name === siteFile || reached.has(name) || isDraft(value)) return [];
      const page = pageNameOf(name);
      return [{ source, problems: [problem("unreached-page", range(0, 1), { page })] }];
    });
  },
};

export const unusedMedia: SiteRule = {
  check: (files, context) =>
    [...(hasSite(files) ? context.input.media.keys() : [])]
      .filter((file) => !context.uses.media.has(file))
      .map((file) => problemOfFile(context, file, problem("unused-media", range(0, 1), { file }))),
};

/** Without site.json nothing is linked, which is reported separately. */
function hasSite(files: readonly CheckedFile[]): boolean {
  return files.some(({ name }) => name === siteFile);
}

function unusedFacts({ facts = {} }: SymbolTable, used: ReadonlySet<string>): Problem[] {
  return Object.keys(facts)
    .filter((fact) => !used.has(fact))
    .map((fact) => problem("unused-fact", { path: ["facts", fact], at: "key" }, { fact }));
}

function unusedTemplates({ templates = {} }: SymbolTable, used: ReadonlySet<string>): Problem[] {
  return Object.keys(templates)
    .filter((template) => !used.has(template))
    .map((template) => {
      const location = { path: ["mail", "templates", template], at: "key" } as const;
      return problem("unused-template", location, { template });
    });
}

/** @param site the value of site.json, of any shape */
function unusedHosts(site: unknown, used: ReadonlySet<string>): Problem[] {
  const hosts = valueAt(site, ["pictures", "hosts"]);
  return (Array.isArray(hosts) ? hosts : []).flatMap((each: unknown, index) => {
    const host: unknown = isFields(each) ? each["host"] : undefined;
    if (typeof host !== "string" || used.has(host)) return [];
    const location = { path: ["pictures", "hosts", index, "host"], at: "value" } as const;
    return [problem("unused-host", location, { host, suggestion: suggest(host, [...used]) })];
  });
}
