// What all files together use, for the rules that look at the whole site.
import { isDraft } from "../model/draft.ts";
import { pageNameOf } from "../model/input.ts";
import type { Uses } from "../model/symbols.ts";
import { noUses } from "../resolve/resolved.ts";
import type { CheckedFile } from "./checked-file.ts";

/** Every name that any of the files uses. */
export function allUses(files: readonly Pick<CheckedFile, "uses">[]): Readonly<Uses> {
  const all = noUses();
  for (const { uses } of files) {
    for (const fact of uses.facts) all.facts.add(fact);
    for (const file of uses.media) all.media.add(file);
    for (const host of uses.hosts) all.hosts.add(host);
    for (const page of uses.pages) all.pages.add(page);
    for (const template of uses.templates) all.templates.add(template);
    for (const icon of uses.icons) all.icons.add(icon);
  }
  return all;
}

/**
 * The files of pages that another page links to. A page that links only to itself is one that nobody gets to, and so is
 * one that only a draft links to.
 */
export function reachedFiles(files: readonly CheckedFile[]): ReadonlySet<string> {
  const linkCounts = new Map<string, number>();
  for (const { uses } of files.filter(({ value }) => !isDraft(value)))
    for (const page of uses.pages) linkCounts.set(page, (linkCounts.get(page) ?? 0) + 1);
  const reached = files.filter(({ name, uses }) => {
    const page = pageNameOf(name);
    return (linkCounts.get(page) ?? 0) > (uses.pages.has(page) ? 1 : 0);
  });
  return new Set(reached.map(({ name }) => name));
}
