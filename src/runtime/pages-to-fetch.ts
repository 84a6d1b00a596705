// Finds a page by its name on a site whose pages have documents of their own: in this document, or by fetching that one.
import type { PagesFrom } from "./document-pages.ts";
import { fetchedPages } from "./fetched-pages.ts";

export const pagesToFetch: PagesFrom = (home, prepare) => {
  const { addressOf, fetchPage, failure } = fetchedPages();
  let shown = home;
  let asked = 0;

  const find = (name: string) => document.getElementById(`page-${name}`);

  const place = (view: HTMLElement): HTMLElement => {
    if (!document.contains(view)) {
      view.hidden = true;
      home.after(view);
    }
    return view;
  };

  const arrive = (view: HTMLElement, take: (view: HTMLElement) => void): void => {
    busy(home, null);
    const name = view.dataset.pageView ?? "";
    // Back to the first entry of the visit may come after a reload, in another page's document.
    if (view !== shown && !history.state)
      history.replaceState({ page: shown.dataset.pageView }, "");
    take(view);
    // Back to a page that hasn't arrived has changed the address, and then the visitor has stayed after all. Cast: other
    // code may have left anything in the history.
    const { page = name } = (history.state ?? {}) as { page?: string };
    if (view === shown && page !== name) history.pushState({ page: name }, "", addressOf(name));
    // The page search finds only what is at this address.
    if (view !== shown) shown.hidden = true;
    shown = view;
    prepare?.(view);
  };

  return {
    open(name, take) {
      const ticket = ++asked;
      const isWanted = () => ticket === asked;
      const view = name === undefined ? home : find(name);
      if (name === undefined || view) return arrive(view ?? home, take);
      busy(home, "true");
      void fetchPage(name).then(
        (page) => {
          if (!isWanted()) return;
          if (page) arrive(place(page), take);
          // The host answers with its page for addresses that don't exist.
          else location.assign(addressOf(name));
        },
        () => isWanted() && arrive(place(failure(name)), take),
      );
    },

    expect(name) {
      const view = find(name);
      if (view) return prepare?.(view);
      // The visitor hasn't asked for the page yet, so a failure isn't shown.
      fetchPage(name).then(
        (page) => page && prepare?.(place(page)),
        () => {},
      );
    },
  };
};

function busy(home: HTMLElement, state: "true" | null): void {
  if (home.parentElement) home.parentElement.ariaBusy = state;
}
