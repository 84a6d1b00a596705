// The texts of the content without its draft pages, for a copy that anyone can read.
import { editsFor } from "../content/edit/change.ts";
import { applyEdits } from "../content/edit/edits.ts";
import { isDraft } from "../content/model/draft.ts";
import { pageNameOf, siteFile } from "../content/model/input.ts";
import { valueAt } from "../content/model/json.ts";
import type { Path } from "../content/model/path.ts";
import { pageOfLink } from "../content/model/linked-page.ts";
import { isHidden } from "../content/schema/walk.ts";
import { parseJson } from "../content/text/parse-json.ts";

/** The lists of site.json whose links to drafts are left out. */
const linkLists: readonly Path[] = [
  ["navigation"],
  ["footer", "links", "items"],
  ["footer", "legal"],
];

/**
 * By object id, for people who look at a proposal: only texts that are published as they are in the repository, and
 * nothing that is hidden from visitors.
 * @param ids each file's object id, by its name
 */
export function servedTexts(
  files: ReadonlyMap<string, string>,
  ids: ReadonlyMap<string, string>,
): Record<string, string> {
  const unchanged = [...publishedTexts(files)].filter(
    ([name, text]) => files.get(name) === text && !hasHidden(parseJson(text)),
  );
  return Object.fromEntries(
    unchanged.flatMap(([name, text]) => {
      const id = ids.get(name);
      return id === undefined ? [] : [[id, text]];
    }),
  );
}

function hasHidden(value: unknown): boolean {
  if (typeof value !== "object" || value === null) return false;
  return isHidden(value) || Object.values(value).some(hasHidden);
}

/** @param files name -> text, without mistakes */
export function publishedTexts(files: ReadonlyMap<string, string>): Map<string, string> {
  const drafts = new Set(
    [...files].filter(([, text]) => isDraft(parseJson(text))).map(([name]) => name),
  );
  const published = new Map([...files].filter(([name]) => !drafts.has(name)));
  if (drafts.size === 0) return published;
  const pages = new Set([...drafts].map(pageNameOf));
  return published.set(siteFile, withoutLinksTo(pages, published.get(siteFile) ?? ""));
}

function withoutLinksTo(pages: ReadonlySet<string>, text: string): string {
  const site = parseJson(text);
  const paths = linkLists.flatMap((list) => {
    const links = valueAt(site, list);
    return (Array.isArray(links) ? links : []).flatMap((link: unknown, at) =>
      pages.has(pageOfLink(link) ?? "") ? [[...list, at]] : [],
    );
  });
  // The last first, so that the others stay where they are.
  return paths
    .toReversed()
    .reduce((now, path) => applyEdits(now, editsFor(now, { do: "remove", path }) ?? []).text, text);
}
