// Does what a click on a page does for visitors, where no script of the site runs.

/** @param onPage shows another page of this version */
export function followLink(event: MouseEvent, onPage: (page: string) => void): void {
  // Cast: what is clicked is an element; the frame has its own classes, so `instanceof` doesn't work.
  const clicked = event.target as Element | null;
  const toggle = clicked?.closest("[data-menu-toggle]");
  if (toggle) {
    const isOpen = toggle.getAttribute("aria-expanded") === "true";
    return toggle.setAttribute("aria-expanded", String(!isOpen));
  }
  // The site's own links to pages are buttons, which its script makes work.
  const target = clicked?.closest("[data-page]")?.getAttribute("data-page");
  if (target) return onPage(target);
  const link = clicked?.closest("a[href]");
  const href = link?.getAttribute("href");
  if (!href) return;
  const page = /^#page-(.+)$/.exec(href)?.[1];
  // Other links within the page scroll to their target.
  if (page === undefined && href.startsWith("#")) return;
  event.preventDefault();
  if (page !== undefined) onPage(page);
  else open(new URL(href, location.href), "_blank", "noopener");
}
