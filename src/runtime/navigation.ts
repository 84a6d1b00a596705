// Shows one page at a time, without ever changing the address.
import type { Pages } from "./document-pages.ts";
import { shownPage, type ShownPage } from "./shown-page.ts";

/**
 * Shows the page of the current history entry (on a fresh visit, the first page of the document), then listens for clicks
 * on buttons to pages. An unknown page name shows the first page.
 */
export function startNavigation(home: HTMLElement, pages: Pages): void {
  const shown = shownPage(home);
  followClicks(pages, shown);
  followIntent(pages);
  followHistory(home, pages, shown);
}

function followClicks({ open }: Pages, { is, enter, focusHeading }: ShownPage): void {
  document.addEventListener("click", (event) => {
    const wanted = pageNameOf(event);
    if (wanted) {
      open(wanted, (view) => {
        // Before the page changes, so that the browser stores the old scroll position in the old entry.
        try {
          if (!is(view)) history.pushState({ page: view.dataset.pageView }, "");
        } catch {
          // Browsers reject it, for example, after many calls in a short time. The page still changes.
        }
        enter(view);
        scrollTo(0, 0);
      });
    } else if (closestTo(event, ".skip-link")) {
      // As a normal link, it would change the address and add a history entry without a page.
      event.preventDefault();
      focusHeading();
    }
  });
}

function followIntent({ expect }: Pages): void {
  const note = (event: Event): void => {
    const name = pageNameOf(event);
    if (name) expect(name);
  };
  document.addEventListener("pointerover", note);
  document.addEventListener("focusin", note);
}

function followHistory(home: HTMLElement, { open }: Pages, { show, enter }: ShownPage): void {
  const address = document.URL;

  /** The first entry of a visit has no state, because setting one takes a slow phone as long as everything else. */
  const openEntry = (state: { page?: unknown } | null, take: (view: HTMLElement) => void): void =>
    // Other code may have left any state in the history, so unknown values open the home page.
    open(`${state?.page ?? home.dataset.pageView}`, take);

  addEventListener("popstate", ({ state }) => {
    // If the visitor edits the address (#…), the current page stays.
    if (state || document.URL === address) openEntry(state, enter);
  });

  openEntry(history.state, show);
}

// Cast: the target of pointer and focus events is always an element.
const closestTo = ({ target }: Event, selector: string) =>
  (target as Element).closest<HTMLElement>(selector);

const pageNameOf = (event: Event) => closestTo(event, "[data-page]")?.dataset.page;
