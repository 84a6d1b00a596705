// Lists all pages by title, including broken ones.
import { isDraft } from "../../../content/model/draft.ts";
import { siteFile } from "../../../content/model/input.ts";
import type { Preview } from "../../../content/preview.ts";
import type { Files } from "../../model/history.ts";
import { fileValue } from "../../model/read-json.ts";
import { pageIn } from "../../model/location.ts";
import { fileTitle } from "../references/location-name.ts";
import { t } from "../../../words/t.ts";
import { commonEnding } from "./title-ending.ts";

export interface ListedPage {
  name: string;
  title: string;
  /** True if visitors don't see it. */
  isDraft: boolean;
}

/** Pages in the site's order; those that the preview can't show come last. */
export function listPages(files: Files, preview: Preview | undefined): ListedPage[] {
  const titles = new Map(
    (preview?.site.pages ?? []).map(({ name, title }) => [`${name}.json`, title]),
  );
  const names = new Set([...titles.keys(), ...files.keys()]);
  return [...names]
    .filter((file) => file !== siteFile && files.has(file))
    .map((file) => ({
      name: pageIn(file) ?? file,
      title: titles.get(file) ?? fileTitle(files, file),
      isDraft: isDraft(fileValue(files, file)),
    }));
}

/** The requested page, or the home page if it no longer exists. */
export function pageToShow(files: Files, page: string, preview: Preview | undefined): string {
  if (files.has(`${page}.json`)) return page;
  return preview?.site.homePage ?? listPages(files, preview)[0]?.name ?? page;
}

/** A page's name in a list to choose from. */
export function pageOption(page: ListedPage): string {
  return page.isDraft ? t`${page.title} (draft)` : page.title;
}

/** The pages by what tells them apart, for a list with little room: without what most titles end with. */
export function withShortTitles(pages: readonly ListedPage[]): ListedPage[] {
  const ending = commonEnding(pages.map(({ title }) => title));
  return pages.map((page) =>
    ending !== undefined && page.title.endsWith(ending)
      ? { ...page, title: page.title.slice(0, -ending.length) }
      : page,
  );
}
