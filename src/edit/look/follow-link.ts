// Does what a click on a page does for visitors, where no script of the site runs.

export interface Followed {
  /** Shows another page of this version, or a section of it. */
  onPage: (page: string, section: string | undefined) => void;
  /** Called when a form's answers pass the browser's checks, in place of sending them. */
  onSend: () => void;
}

export function followLink(event: MouseEvent, { onPage, onSend }: Followed): void {
  // Cast: what is clicked is an element; the frame has its own classes, so `instanceof` doesn't work.
  const clicked = event.target as Element | null;
  if (!clicked) return;
  const page = clicked.ownerDocument;
  const toggle = clicked.closest("[data-menu-toggle]");
  if (toggle) return setMenu(page, !isMenuOpen(page));
  if (!clicked.closest("[data-menu]")) setMenu(page, false);
  const send = clicked.closest<HTMLButtonElement>("button[type='submit']");
  if (send?.form) {
    // The frame is too strict for the browser to check a form, or to send it.
    event.preventDefault();
    if (send.form.reportValidity()) onSend();
    return;
  }
  // The site's own links to pages are buttons, which its script makes work.
  const link = clicked.closest("[data-page]");
  const target = link?.getAttribute("data-page");
  if (link && target) {
    setMenu(page, false);
    return onPage(target, link.getAttribute("data-section") ?? undefined);
  }
  followAddress(event, clicked, onPage);
}

function followAddress(event: MouseEvent, clicked: Element, onPage: Followed["onPage"]): void {
  const href = clicked.closest("a[href]")?.getAttribute("href");
  if (!href) return;
  // The frame's own address is the editor's, which must not get into it.
  event.preventDefault();
  const page = /^#page-(.+)$/.exec(href)?.[1];
  if (page !== undefined) onPage(page, undefined);
  else if (href.startsWith("#"))
    clicked.ownerDocument.getElementById(href.slice(1))?.scrollIntoView();
  else open(new URL(href, location.href), "_blank", "noopener");
}

/**
 * Escape closes the menu, as it does for visitors.
 * @returns false if the menu wasn't open
 */
export function closeMenu(page: Document): boolean {
  if (!isMenuOpen(page)) return false;
  setMenu(page, false);
  page.querySelector<HTMLElement>("[data-menu-toggle]")?.focus();
  return true;
}

function isMenuOpen(page: Document): boolean {
  return page.querySelector("[data-menu-toggle][aria-expanded='true']") !== null;
}

function setMenu(page: Document, isOpen: boolean): void {
  page.querySelector("[data-menu-toggle]")?.setAttribute("aria-expanded", String(isOpen));
}
