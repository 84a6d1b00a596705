// Previews a page's title and description as a search result, because the page itself shows neither.
import type { ReactElement } from "react";
import { pageIn } from "../model/location.ts";
import { pageLink } from "../../site/links.ts";
import { useSessionState } from "../screen/use-session.ts";
import { t } from "../../words/t.ts";

export function SearchResult({ file }: { file: string }): ReactElement | null {
  const preview = useSessionState((state) => state.preview);
  const site = preview?.site;
  const page = site?.pages.find(({ name }) => name === pageIn(file));
  if (!site || !page) return null;
  if (!site.addresses && page.name !== site.homePage)
    return (
      <p className="hint">{t`On a small site, all pages have the same address: search results and shared links show only the home page’s title, description and picture. To show each page’s own, turn on “Page addresses” in the site settings.`}</p>
    );
  return (
    <figure className="search-result">
      <figcaption>{t`Search preview`}</figcaption>
      <p className="search-site">
        {site.name} <small>{pageLink(site, page.name)}</small>
      </p>
      <p className="search-title">{page.title}</p>
      <p className="search-description">{page.description}</p>
    </figure>
  );
}
