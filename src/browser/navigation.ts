// Shows one page of the document at a time, without ever changing the address.

/**
 * Shows the page that this history entry stands for (a fresh visit: the first page of the document), then
 * listens for whatever leads to a page. A page name that doesn't exist stands for the first page.
 *
 * @param prepare told of each page that is shown, or that a pointer or the focus is about to ask for
 */
export function startNavigation(prepare: (view: HTMLElement) => void): void {
  const views = [...document.querySelectorAll<HTMLElement>("[data-page-view]")];
  const home = views[0];
  if (!home) return;
  let current = home;

  const viewNamed = (name: unknown) => views.find((view) => view.dataset.pageView === name) ?? home;

  function viewBehind({ target }: Event): HTMLElement | null {
    const button = target instanceof Element && target.closest<HTMLElement>("[data-page]");
    return button ? viewNamed(button.dataset.page) : null;
  }

  function show(view: HTMLElement): void {
    current = view;
    for (const other of views) other.hidden = other !== view;
    document.title = view.dataset.title ?? document.title;
    for (const button of document.querySelectorAll<HTMLElement>("[data-menu] [data-page]")) {
      if (viewNamed(button.dataset.page) === view) button.setAttribute("aria-current", "page");
      else button.removeAttribute("aria-current");
    }
    prepare(view);
  }

  // Focus on the heading is what tells a screen reader of the new page: nothing else may announce it.
  const focusHeading = () => current.querySelector("h1")?.focus({ preventScroll: true });
  const entryOf = (view: HTMLElement) => ({ page: view.dataset.pageView });

  document.addEventListener("click", (event) => {
    const view = viewBehind(event);
    if (view) {
      if (view !== current) {
        // Before the page changes, so that the browser keeps the old one's scroll position with its entry.
        history.pushState(entryOf(view), "");
        show(view);
      }
      focusHeading();
      scrollTo({ top: 0, behavior: "instant" });
    } else if (event.target instanceof Element && event.target.closest(".skip-link")) {
      // Followed as a link, it would change the address and add a history entry without a page.
      event.preventDefault();
      current.querySelector("h1")?.focus();
    }
  });

  for (const intent of ["pointerover", "focusin"]) {
    document.addEventListener(intent, (event) => {
      const view = viewBehind(event);
      if (view) prepare(view);
    });
  }

  addEventListener("popstate", ({ state }) => {
    // An entry without state is an address the visitor edited (#…): the page they are on stays.
    if (!state) return;
    show(viewNamed(state.page));
    focusHeading();
  });

  show(viewNamed(history.state?.page));
  history.replaceState(entryOf(current), "");
}
