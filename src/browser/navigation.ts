// Shows one page at a time, without ever changing the address.
import { findPages } from "./pages.ts";

/**
 * Shows the page that this history entry stands for (a fresh visit: the first page of the document), then
 * listens for whatever leads to a page. A page name that doesn't exist stands for the first page.
 *
 * @param prepare told of each page that is shown, or that a pointer or the focus is about to ask for
 */
export function startNavigation(prepare: (view: HTMLElement) => void): void {
  const home = document.querySelector<HTMLElement>("[data-page-view]");
  const main = home?.parentElement;
  if (!home || !main) return;
  const pages = findPages(home, prepare);
  let current = home;
  let currentName: string | undefined;
  let asked = 0;

  /** Hands a page over: at once if it is here, and not at all if another is asked for before it arrives. */
  const ask = (name: string, take: (view: HTMLElement, name: string) => void): void => {
    const ticket = ++asked;
    const arrive = (view: HTMLElement) => {
      if (ticket !== asked) return;
      main.ariaBusy = null;
      take(view, view.dataset.pageView ?? name);
    };
    const view = pages.find(name);
    if (view) return arrive(view);
    main.ariaBusy = "true";
    void pages
      .fetch(name)
      .catch(() => pages.failure(name))
      .then(arrive);
  };

  const show = (view: HTMLElement, name: string): void => {
    current.hidden = true;
    document.documentElement.hidden = view.hidden = false;
    current = view;
    currentName = name;
    document.title = view.dataset.title ?? document.title;
    for (const button of document.querySelectorAll<HTMLElement>("[data-menu] [data-page]"))
      button.ariaCurrent = button.dataset.page === name ? "page" : null;
    prepare(view);
  };

  // Focus on the heading is what tells a screen reader of the new page: nothing else may announce it.
  const move = (view: HTMLElement, name: string): void => {
    show(view, name);
    current.querySelector("h1")?.focus({ preventScroll: true });
  };

  // Cast: a pointer and the focus are always on an element.
  const behind = ({ target }: Event, selector: string) =>
    (target as Element).closest<HTMLElement>(selector);
  const nameBehind = (event: Event) => behind(event, "[data-page]")?.dataset.page;

  document.addEventListener("click", (event) => {
    const wanted = nameBehind(event);
    if (wanted !== undefined) {
      ask(wanted, (view, name) => {
        // Before the page changes, so that the browser keeps the old one's scroll position with its entry.
        try {
          if (name !== currentName) history.pushState({ page: name }, "");
        } catch {
          // Refused, for example where there were many in a short time: pages change all the same.
        }
        move(view, name);
        scrollTo(0, 0);
      });
    } else if (behind(event, ".skip-link")) {
      // Followed as a link, it would change the address and add a history entry without a page.
      event.preventDefault();
      current.querySelector("h1")?.focus();
    }
  });

  for (const intent of ["pointerover", "focusin"]) {
    document.addEventListener(intent, (event) => {
      const name = nameBehind(event);
      if (name === undefined) return;
      const view = pages.find(name);
      if (view) prepare(view);
      // Nobody has asked for it yet, so nobody is told if it can't be had.
      else pages.fetch(name).catch(() => {});
    });
  }

  // Anything may have been left in the history; what is no page's name stands for the first page.
  const nameIn = (state: { page?: unknown } | null) => String(state?.page ?? home.dataset.pageView);

  addEventListener("popstate", ({ state }) => {
    // An entry without state is an address the visitor edited (#…): the page they are on stays.
    if (!state) return;
    ask(nameIn(state), move);
  });

  ask(nameIn(history.state), (view, name) => {
    show(view, name);
    try {
      history.replaceState({ page: name }, "");
    } catch {
      // As above.
    }
  });
}
