// One page: its blocks in order, hidden unless it is what a visitor of the document sees first.
import type { ReactElement } from "react";
import { BlockView } from "../blocks/registry.tsx";
import type { Page, Site } from "../content/model/site.ts";

interface PageViewProps {
  page: Page;
  site: Site;
  hidden: boolean;
}

export function PageView({ page, site, hidden }: PageViewProps): ReactElement {
  const before = blocksBefore(page, site);
  return (
    <div
      className="page"
      id={`page-${page.name}`}
      data-page-view={page.name}
      data-title={page.title}
      hidden={hidden}
    >
      {page.blocks.map((block, index) => (
        <BlockView
          key={index}
          block={block}
          site={site}
          page={page.name}
          // No id in content begins with a digit. It is short, because it is often in the first view.
          headingId={String(before + index)}
        />
      ))}
    </div>
  );
}

/** Counted through the whole site: a page that is fetched must not bring an id that is there already. */
function blocksBefore(page: Page, { pages }: Site): number {
  const index = pages.findIndex(({ name }) => name === page.name);
  return pages.slice(0, index).reduce((count, { blocks }) => count + blocks.length, 0);
}
