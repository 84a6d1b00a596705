// Shows one page: its blocks in order. All pages but the first shown one are hidden.
import type { ReactElement } from "react";
import { BlockView } from "../blocks/registry.tsx";
import { SiteLanguages } from "../components/SiteWords.tsx";
import { languageOf } from "../content/model/language.ts";
import { languageProps, languageWithin } from "../content/text/writing.ts";
import type { Page, Site } from "../content/model/site.ts";

interface PageViewProps {
  page: Page;
  site: Site;
  hidden: boolean;
}

export function PageView({ page, site, hidden }: PageViewProps): ReactElement {
  return (
    <div
      {...languageProps("page", page.language)}
      id={`page-${page.name}`}
      data-page-view={page.name}
      data-title={page.title}
      hidden={hidden}
    >
      {page.blocks.map((block, index) => {
        const language = languageOf(block, page, site);
        return (
          <SiteLanguages key={index} value={languageWithin(site.language, language)}>
            <BlockView block={block} site={site} page={page.name} language={language} />
          </SiteLanguages>
        );
      })}
    </div>
  );
}
