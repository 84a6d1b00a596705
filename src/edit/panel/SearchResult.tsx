// Previews a page's title and description as a search result, because the page itself shows neither.
import type { ReactElement } from "react";
import { pageIn } from "../model/location.ts";
import { useSession } from "../screen/use-session.ts";

export function SearchResult({ file }: { file: string }): ReactElement | null {
  const { preview } = useSession();
  const site = preview?.site;
  const page = site?.pages.find(({ name }) => name === pageIn(file));
  if (!site || !page) return null;
  return (
    <figure className="search-result">
      <figcaption>Search preview</figcaption>
      <p className="search-site">
        {site.name} <small>{site.url}</small>
      </p>
      <p className="search-title">{page.title}</p>
      <p className="search-description">{page.description}</p>
    </figure>
  );
}
