// What a site in another language has, read from its content.
import { isDraft } from "./draft.ts";
import { pageNameOf, siteFile, type SiblingPages } from "./input.ts";
import { valueAt } from "./json.ts";

/**
 * @param values of all its files, by name, of any shape
 * @returns undefined if it has no site.json: then it is no content folder
 */
export function siblingPagesOf(values: ReadonlyMap<string, unknown>): SiblingPages | undefined {
  if (!values.has(siteFile)) return undefined;
  const site = values.get(siteFile);
  const pages = [...values].filter(([name]) => name !== siteFile);
  const names = pages.map(([name]) => pageNameOf(name)).sort();
  const drafts = pages
    .filter(([, page]) => isDraft(page))
    .map(([name]) => pageNameOf(name))
    .sort();
  const home = valueAt(site, ["homePage"]);
  const url = valueAt(site, ["url"]);
  const hasAddresses = valueAt(site, ["addresses"]) === true;
  const addressed = names.filter((name) => name !== home && !drafts.includes(name));
  return {
    names,
    drafts,
    addressed: hasAddresses ? addressed : [],
    url: typeof url === "string" ? url : undefined,
    values,
  };
}
