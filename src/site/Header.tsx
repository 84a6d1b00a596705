// The header of every page: the logo, which links to the home page, and the menu.
import { useContext, type ReactElement } from "react";
import { ActionLink } from "../blocks/ActionButton.tsx";
import { dated } from "../blocks/dated.ts";
import { LineDrawing } from "../components/LineDrawing.tsx";
import { PageAddresses, PageLink } from "../components/PageLink.tsx";
import type { CompiledAction, PageName } from "../content/model/notations.ts";
import type { Sibling, Site } from "../content/model/site.ts";
import { Logo } from "./Logo.tsx";
import { nameOfLanguage, siblingAddress } from "./siblings.ts";

/** What the header reads of a site. */
export const siteFieldsOfHeader = [
  "addresses",
  "darkPalette",
  "homePage",
  "logo",
  "look",
  "name",
  "navigation",
  "siblings",
  "timeZone",
  "wording",
] as const satisfies (keyof Site)[];

interface HeaderProps {
  site: Pick<Site, (typeof siteFieldsOfHeader)[number]>;
  /** The names of its pages. */
  pages: readonly PageName[];
  current: PageName;
  /** What visitors should do next, which stands out in the menu. */
  next: CompiledAction | undefined;
}

export function Header({ site, pages, current, next }: HeaderProps): ReactElement {
  const { header } = site.look;
  return (
    <header className={header === "line" ? "site-header" : `site-header header-${header}`}>
      <div className="header-line">
        <PageLink page={site.homePage} className="logo">
          <Logo site={site} />
        </PageLink>
        <button
          type="button"
          className="menu-toggle"
          data-menu-toggle=""
          aria-expanded="false"
          aria-controls="menu"
        >
          {site.wording.menu}
          <MenuLines />
        </button>
        <nav className="site-nav" aria-label={site.wording.mainNavigation}>
          <ul className="menu" id="menu" data-menu="">
            {site.navigation.map((link, index) => (
              <li key={index} {...dated(link, undefined, site)}>
                <ActionLink
                  action={link}
                  className={isSamePlace(link, next) ? "menu-item primary" : "menu-item"}
                  current={current}
                />
              </li>
            ))}
            {site.siblings.map((sibling) => (
              <li key={sibling.language}>
                <LanguageLink {...{ site, pages, sibling, current }} />
              </li>
            ))}
          </ul>
        </nav>
      </div>
    </header>
  );
}

interface LanguageLinkProps extends Pick<HeaderProps, "site" | "pages" | "current"> {
  sibling: Sibling;
}

/** Links to the same page in another language; to its home page, if it has no such page. */
function LanguageLink({ site, pages, sibling, current }: LanguageLinkProps): ReactElement {
  const { language, url, pages: others = [] } = sibling;
  const own = useContext(PageAddresses)(current);
  const address = site.addresses ? own : undefined;
  const shared = pages.filter((name) => others.includes(name));
  return (
    <a
      className="menu-item"
      href={siblingAddress(sibling, address ?? "./") ?? url}
      lang={language}
      hrefLang={language}
      // For the script, which shows other pages in this document.
      {...(address !== undefined && { "data-site": url, "data-pages": shared.join(" ") })}
    >
      {nameOfLanguage(language)}
    </a>
  );
}

/** The home page's first button: the one thing that visitors should do next. */
export function nextStep({ pages, homePage }: Site): CompiledAction | undefined {
  const home = pages.find(({ name }) => name === homePage);
  const opening = home?.blocks.find(({ type }) => type === "hero");
  return opening?.type === "hero" ? opening.actions?.[0] : undefined;
}

/** True if both go to the same page, or to the same section of it. */
function isSamePlace(link: CompiledAction, other: CompiledAction | undefined): boolean {
  return link.page !== undefined && link.page === other?.page && link.section === other.section;
}

/** The menu icon. CSS shows three lines, or a cross while the menu is open. */
function MenuLines(): ReactElement {
  return (
    <LineDrawing isRound={false}>
      <path d="M3 6h18M3 12h18M3 18h18" />
      <path d="m5 5 14 14M19 5 5 19" />
    </LineDrawing>
  );
}
