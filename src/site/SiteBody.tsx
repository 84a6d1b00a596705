// Everything in <body> except the runtime: header, footer, and the document's pages, one of them visible.
import { useContext, type ReactElement } from "react";
import { dated } from "../blocks/dated.ts";
import { memoView } from "../blocks/memo-view.ts";
import { PageAddresses } from "../components/PageLink.tsx";
import { RichText } from "../components/RichText.tsx";
import type { PageName } from "../content/model/notations.ts";
import type { Page, Site } from "../content/model/site.ts";
import { Footer, siteFieldsOfFooter } from "./Footer.tsx";
import { hasPictures } from "./has-pictures.ts";
import { Header, nextStep, siteFieldsOfHeader } from "./Header.tsx";
import { PageFailure } from "./PageFailure.tsx";
import { PageView } from "./PageView.tsx";
import { placeholder } from "./placeholder.ts";

const MemoHeader = memoView(Header, siteFieldsOfHeader);
const MemoFooter = memoView(Footer, siteFieldsOfFooter);

interface SiteBodyProps {
  site: Site;
  /** The pages in this document. */
  pages: readonly Page[];
  shown: PageName;
}

export function SiteBody({ site, pages, shown }: SiteBodyProps): ReactElement {
  const addressOf = useContext(PageAddresses);
  const isApart = addressOf(shown) !== undefined;
  return (
    <>
      <a className="skip-link" href={`${(site.addresses && addressOf(shown)) || ""}#main`}>
        {site.wording.skipToContent}
      </a>
      {hasPictures(site) && (
        <template>
          <img src={placeholder} alt={site.wording.pictureError} />
        </template>
      )}
      {site.notice && (
        <aside {...dated(site.notice, "notice", site)}>
          <RichText text={site.notice.text} />
        </aside>
      )}
      <MemoHeader
        site={site}
        pages={site.pages.map(({ name }) => name)}
        current={shown}
        next={nextStep(site)}
      />
      <main id="main" className={isApart ? "fetching" : undefined}>
        {pages.map((page) => (
          <PageView key={page.name} page={page} site={site} hidden={page.name !== shown} />
        ))}
      </main>
      <MemoFooter site={site} />
      {isApart && <PageFailure wording={site.wording} />}
    </>
  );
}
