// Shows one page at a time, and remembers in the browser's history which one.
import { closestTo } from "./closest-to.ts";
import type { Pages } from "./document-pages.ts";

/**
 * Shows the page of the current history entry (on a fresh visit, the first page of the document), then listens for clicks
 * on links and buttons to pages. An unknown page name shows the first page.
 *
 * @param home the page that the document shows at first and marks in its menu
 */
export function startNavigation(home: HTMLElement, { open, expect }: Pages): void {
  const begin = document.URL;
  let current = home;

  const show = (view: HTMLElement): void => {
    // The page may already be shown, as on most visits the first one is.
    if (view !== current) {
      // Cast: the types don't know this value yet. Browsers that don't either just hide the page.
      current.hidden = "until-found" as unknown as boolean;
      view.hidden = false;
      current = view;
      document.title = view.dataset.title ?? "";
      for (const link of document.querySelectorAll<HTMLElement>("[data-menu] [data-page]"))
        link.ariaCurrent = link.dataset.page === view.dataset.pageView ? "page" : null;
    }
    document.documentElement.hidden = false;
  };

  /**
   * Shows a page that the visitor has opened, and adds a history entry unless a view of that page is shown.
   * @param address the page's own, if it has one
   */
  const go = (view: HTMLElement, address?: string): void => {
    const page = view.dataset.pageView;
    // Before the page changes, so that the browser stores the old scroll position in the old entry.
    try {
      if (page !== current.dataset.pageView) history.pushState({ page }, "", address);
    } catch {
      // Browsers reject it, for example, after many calls in a short time. The page still changes.
    }
    show(view);
  };

  /** Only the focus makes screen readers notice a new page. */
  const focusHeading = (preventScroll: boolean) =>
    current.querySelector("h1")?.focus({ preventScroll });

  /** The first entry of a visit has no state, because setting one takes a slow phone as long as everything else. */
  const openEntry = (moved?: Event): void => {
    const [clean, page = ""] = document.URL.split(/#(?:page-)?/);
    if (document.getElementById(`page-${page}`)) history.replaceState({ page }, "", clean);
    // If the visitor edits the address (#…), the current page stays.
    if (history.state || document.URL === begin)
      // Cast: other code may have left anything in the history. It names no page, so the first one is shown.
      open((history.state as { page?: string } | null)?.page, (view) => {
        show(view);
        if (moved) focusHeading(true);
      });
  };

  document.addEventListener("click", (event) => {
    // Cast: a button to a page has no address.
    const link = closestTo(event, "[data-page],.skip-link") as HTMLAnchorElement | null;
    if (!link) return;
    // As a normal link, it would load another document or change the address without a page in the history.
    event.preventDefault();
    const { page } = link.dataset;
    if (!page) return focusHeading(false);
    open(page, (view) => {
      go(view, link.href);
      focusHeading(true);
      scrollTo(0, 0);
    });
  });

  const note = (event: Event): void => {
    const page = closestTo(event, "[data-page]")?.dataset.page;
    if (page) expect(page);
  };
  document.addEventListener("pointerover", note);
  document.addEventListener("focusin", note);

  // The browser has found a text in another page and is about to scroll there. Cast: only pages are hidden until found.
  document.addEventListener("beforematch", ({ target }) => go(target as HTMLElement));

  addEventListener("popstate", openEntry);
  openEntry();
}
