// Shows one page at a time, without ever changing the address.
import type { Pages } from "./pages.ts";
import { shownPage, type ShownPage } from "./shown-page.ts";

/**
 * Shows the page that this history entry stands for (a fresh visit: the first page of the document), then
 * listens for whatever leads to a page. A page name that doesn't exist stands for the first page.
 */
export function startNavigation(home: HTMLElement, pages: Pages): void {
  const shown = shownPage(home);
  followPresses(pages, shown);
  followIntent(pages);
  followHistory(home, pages, shown);
}

function followPresses({ open }: Pages, { is, enter, focusHeading }: ShownPage): void {
  document.addEventListener("click", (event) => {
    const wanted = nameBehind(event);
    if (wanted) {
      open(wanted, (view) => {
        // Before the page changes, so that the browser keeps the old one's scroll position with its entry.
        try {
          if (!is(view)) history.pushState({ page: view.dataset.pageView }, "");
        } catch {
          // Refused, for example where there were many in a short time: pages change all the same.
        }
        enter(view);
        scrollTo(0, 0);
      });
    } else if (behind(event, ".skip-link")) {
      // Followed as a link, it would change the address and add a history entry without a page.
      event.preventDefault();
      focusHeading();
    }
  });
}

function followIntent({ expect }: Pages): void {
  const note = (event: Event): void => {
    const name = nameBehind(event);
    if (name) expect(name);
  };
  document.addEventListener("pointerover", note);
  document.addEventListener("focusin", note);
}

function followHistory(home: HTMLElement, { open }: Pages, { show, enter }: ShownPage): void {
  const address = document.URL;

  /** The entry that a visit began with has no state: to give it one takes a slow phone as long as all the rest. */
  const openEntry = (state: { page?: unknown } | null, take: (view: HTMLElement) => void): void =>
    // Anything may have been left in the history: what isn't a page's name stands for home, too.
    open(`${state?.page ?? home.dataset.pageView}`, take);

  addEventListener("popstate", ({ state }) => {
    // An address that the visitor has edited (#…) is no page: the one they are on stays.
    if (state || document.URL === address) openEntry(state, enter);
  });

  openEntry(history.state, show);
}

// Cast: a pointer and the focus are always on an element.
const behind = ({ target }: Event, selector: string) =>
  (target as Element).closest<HTMLElement>(selector);

const nameBehind = (event: Event) => behind(event, "[data-page]")?.dataset.page;
