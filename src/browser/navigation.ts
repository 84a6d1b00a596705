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

function followPresses({ open }: Pages, { is, show, focusHeading }: ShownPage): void {
  document.addEventListener("click", (event) => {
    const wanted = nameBehind(event);
    if (wanted !== undefined) {
      open(wanted, (view) => {
        const name = view.dataset.pageView ?? wanted;
        // Before the page changes, so that the browser keeps the old one's scroll position with its entry.
        try {
          if (!is(name)) history.pushState({ page: name }, "");
        } catch {
          // Refused, for example where there were many in a short time: pages change all the same.
        }
        show(view, name);
        focusHeading({ preventScroll: true });
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
  for (const intent of ["pointerover", "focusin"]) {
    document.addEventListener(intent, (event) => {
      const name = nameBehind(event);
      if (name !== undefined) expect(name);
    });
  }
}

function followHistory(
  home: HTMLElement,
  { open }: Pages,
  { show, focusHeading }: ShownPage,
): void {
  const { hash } = location;

  /** The entry that a visit began with has no state: to give it one takes a slow phone as long as all the rest. */
  const openEntry = (state: { page?: unknown } | null, after?: () => void): void => {
    // Anything may have been left in the history.
    const wanted = typeof state?.page === "string" ? state.page : (home.dataset.pageView ?? "");
    open(wanted, (view) => {
      show(view, view.dataset.pageView ?? wanted);
      after?.();
    });
  };

  addEventListener("popstate", ({ state }) => {
    // An address that the visitor has edited (#…) is no page: the one they are on stays.
    if (state || location.hash === hash)
      openEntry(state, () => focusHeading({ preventScroll: true }));
  });

  openEntry(history.state);
}

// Cast: a pointer and the focus are always on an element.
const behind = ({ target }: Event, selector: string) =>
  (target as Element).closest<HTMLElement>(selector);

const nameBehind = (event: Event) => behind(event, "[data-page]")?.dataset.page;
