// What is left over: facts, templates, photo hosts and files that nothing uses, pages that nothing leads to.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { pageNameOf, siteFile } from "../model/input.ts";
import { isFields, valueAt } from "../model/json.ts";
import { range } from "../model/path.ts";
import type { SymbolTable, Uses } from "../model/symbols.ts";
import { suggest } from "../text/nearest.ts";
import type { CheckedFile } from "./checked-file.ts";
import { fileBeside, type SiteRule } from "./rule.ts";

/** What site.json defines and nothing uses. */
export const unusedNames: SiteRule = {
  check: (files, { symbols }) =>
    files
      .filter(({ name }) => name === siteFile)
      .map(({ source, value }) => ({
        source,
        problems: [
          ...unusedFacts(symbols, usedIn(files, "facts")),
          ...unusedTemplates(symbols, usedIn(files, "templates")),
          ...unusedHosts(value, usedIn(files, "hosts")),
        ],
      })),
};

export const unreachedPages: SiteRule = {
  check: (files) => {
    if (!hasSite(files)) return [];
    const reached = reachedFiles(files);
    return files.flatMap(({ name, source }) => {
      if (name === siteFile || reached.has(name)) return [];
      const page = pageNameOf(name);
      return [{ source, problems: [problem("unreached-page", range(0, 1), { page })] }];
    });
  },
};

/** The pages that another one leads to; one that only links to itself is one that nobody gets to. */
export function reachedFiles(files: readonly CheckedFile[]): ReadonlySet<string> {
  const leadingTo = new Map<string, number>();
  for (const { uses } of files)
    for (const page of uses.pages) leadingTo.set(page, (leadingTo.get(page) ?? 0) + 1);
  const reached = files.filter(({ name, uses }) => {
    const page = pageNameOf(name);
    return (leadingTo.get(page) ?? 0) > (uses.pages.has(page) ? 1 : 0);
  });
  return new Set(reached.map(({ name }) => name));
}

export const unusedMedia: SiteRule = {
  check: (files, context) => {
    const used = usedIn(files, "media");
    return [...(hasSite(files) ? context.input.media.keys() : [])]
      .filter((file) => !used.has(file))
      .map((file) => fileBeside(context, file, problem("unused-media", range(0, 1), { file })));
  },
};

/** Without site.json nothing leads anywhere, which is a mistake of its own. */
function hasSite(files: readonly CheckedFile[]): boolean {
  return files.some(({ name }) => name === siteFile);
}

/** All that files use of one kind. */
export function usedIn(files: readonly CheckedFile[], kind: keyof Uses): ReadonlySet<string> {
  const used = new Set<string>();
  for (const { uses } of files) for (const name of uses[kind]) used.add(name);
  return used;
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
      const place = { path: ["mail", "templates", template], at: "key" } as const;
      return problem("unused-template", place, { template });
    });
}

/** @param site the value of site.json, of whatever shape */
function unusedHosts(site: unknown, used: ReadonlySet<string>): Problem[] {
  const hosts = valueAt(site, ["pictures", "hosts"]);
  return (Array.isArray(hosts) ? hosts : []).flatMap((each: unknown, index) => {
    const host: unknown = isFields(each) ? each["host"] : undefined;
    if (typeof host !== "string" || used.has(host)) return [];
    const place = { path: ["pictures", "hosts", index, "host"], at: "value" } as const;
    return [problem("unused-host", place, { host, suggestion: suggest(host, [...used]) })];
  });
}
