// Reports a page that several links need but that doesn't exist once, in the renamed file if there is one.
import { problem, type Problem } from "../diagnostics/problem.ts";
import { pageNameOf, siteFile } from "../model/input.ts";
import { pointer, range } from "../model/path.ts";
import type { Source } from "../syntax/source.ts";
import { suggest } from "../text/nearest.ts";
import type { CheckedFile } from "./checked-file.ts";
import { lineOf, firstLocations } from "./locations.ts";
import { problemOfFile, type Located, type SiteContext, type SiteRule } from "./rule.ts";

/** A link or another use of a page that doesn't exist. */
interface Use {
  page: string;
  source: Source;
  found: Problem;
  suggestion: string | undefined;
}

export const missingPages: SiteRule = {
  check: (files, context) => {
    const uses = files.flatMap(unknownUses);
    if (uses.length === 0) return [];
    const reached = new Set(files.flatMap((file) => reachedPages(file)));
    const pages = files.map(({ name }) => pageNameOf(name));
    const unreached = pages.filter((page) => `${page}.json` !== siteFile && !reached.has(page));
    return [...new Set(uses.map(({ page }) => page))].flatMap((page): Located[] => {
      const ofPage = uses.filter((use) => use.page === page);
      const misnamed = misnamedPages(context).find((each) => each.page === page);
      if (misnamed) {
        const { name } = misnamed;
        return [
          problemOfFile(context, name, problem("misnamed-file", range(0, 1), { name, page })),
        ];
      }
      // If other links use the similar page's own name, these ones are misspelled.
      const isMisspelled = ofPage.some(({ suggestion = "" }) => reached.has(suggestion));
      const locations = new Set(ofPage.map(locationOf));
      return locations.size < 2 || isMisspelled ? [] : missingPage(page, ofPage, unreached, files);
    });
  },
};

/** Files that would be pages under a slightly different name, with the pages they would be. */
export function misnamedPages({ input }: SiteContext): { name: string; page: string }[] {
  return (input.unusedFiles ?? []).flatMap((name) => {
    const page = /^([^/]+)\.jsonc?(?:\.txt)?$/i.exec(name)?.[1];
    return page === undefined ? [] : [{ name, page }];
  });
}

/** @returns the pages that a file links to, without itself */
function reachedPages({ name, uses }: CheckedFile): string[] {
  return [...uses.pages].filter((page) => page !== pageNameOf(name));
}

function unknownUses({ source, problems }: CheckedFile): Use[] {
  return problems.flatMap((found) => {
    if (found.id !== "unknown-page") return [];
    const { page, suggestion } = found.values;
    return [{ page, source, found, suggestion }];
  });
}

function locationOf({ source, found }: Use): string {
  return `${source.name} ${pointer(found.location.path ?? [])}`;
}

/** @param unreached the pages without links: one of them may be the missing page under a new name */
function missingPage(
  page: string,
  uses: readonly Use[],
  unreached: readonly string[],
  files: readonly CheckedFile[],
): Located[] {
  const renamed = unreached.find((name) => name.includes(page) || page.includes(name));
  const written = renamed ?? suggest(page, unreached);
  const file = files.find(({ name }) => written !== undefined && name === `${written}.json`);
  const [first] = uses;
  if (!first) return [];
  const locations = firstLocations(uses.map(({ source, found }) => lineOf(source, found)));
  const values = { page, count: uses.length, ...locations, written };
  return file
    ? [{ source: file.source, problems: [problem("missing-page", range(0, 1), values)] }]
    : [{ source: first.source, problems: [problem("missing-page", first.found.location, values)] }];
}
