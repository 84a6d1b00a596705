// Links to a page of the site: by its address, or by its name where all pages are in one document.
import { createContext, useContext, type ReactElement, type ReactNode } from "react";
import type { PageName } from "../content/model/notations.ts";
import type { AddressOf } from "./addresses.ts";

/** How all links below link to pages. Without it, the document has all pages. */
export const PageAddresses = createContext<AddressOf>(() => undefined);

/** Finds the links that replace buttons to pages until the script has run. */
export const plainLinks = 'a[href^="#page-"]';

interface PageLinkProps {
  page: PageName;
  className?: string | undefined;
  current?: boolean;
  children: ReactNode;
}

/**
 * A link to a page with an address. To another, a button: its page is only shown in place of this one. Until the script
 * has run, all pages are shown, and a link to the page replaces the button.
 */
export function PageLink({ page, className, current, children }: PageLinkProps): ReactElement {
  const address = useContext(PageAddresses)(page);
  const mark = { "data-page": page, "aria-current": current ? ("page" as const) : undefined };
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
      <a className={className} href={`#page-${page}`}>
        {children}
      </a>
    </>
  );
}
