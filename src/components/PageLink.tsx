// Links to a page of the site or a section of it: by its address, or by its name where all pages are in one document.
import { createContext, useContext, type ReactElement, type ReactNode } from "react";
import type { PageName } from "../content/model/notations.ts";
import type { AddressOf } from "./addresses.ts";

/** How all links below link to pages. Without it, the document has all pages. */
export const PageAddresses = createContext<AddressOf>(() => undefined);

/** Finds the links that replace buttons to pages until the script has run. */
export const plainLinks = '[type="button"] + [href^="#"]';

interface PageLinkProps {
  page: PageName;
  /** The id of a block on that page. */
  section?: string | undefined;
  className?: string | undefined;
  /** True on that page. A link to a section of it isn't marked: its page has a link of its own, or other sections do. */
  current?: boolean;
  children: ReactNode;
}

/**
 * A link to a page with an address. To another, a button: its page is only shown in place of this one. Until the script
 * has run, all pages are shown, and a link to the page replaces the button.
 */
export function PageLink(props: PageLinkProps): ReactElement {
  const { page, section, className, current, children } = props;
  const address = useContext(PageAddresses)(page, section);
  const isMarked = current && section === undefined;
  const mark = {
    "data-page": page,
    "data-section": section,
    "aria-current": isMarked ? ("page" as const) : undefined,
  };
  if (address !== undefined)
    return (
      <a className={className} {...mark} href={address}>
        {children}
      </a>
    );
  return (
    <>
      <button type="button" className={className} {...mark}>
        {children}
      </button>
      <a className={className} href={`#${section ?? `page-${page}`}`}>
        {children}
      </a>
    </>
  );
}
