// Finds a page by its name on a site too large for one document: in this one, or in the page's own.
import type { PagesFrom } from "./pages.ts";

/** In milliseconds: long enough for the slowest connection that still works; after it a visitor can try again. */
const patience = 20_000;

export const pagesToFetch: PagesFrom = (home, prepare) => {
  const template = document.querySelector<HTMLTemplateElement>("[data-page-failure]");
  let failed: HTMLElement | undefined;
  const find = (name: string) => document.getElementById(`page-${name}`);
  const fetched = new Map<string, Promise<HTMLElement>>();
  let asked = 0;

  /** Once, unless it can't be had. */
  const fetchPage = (name: string): Promise<HTMLElement> => {
    const page = fetched.get(name) ?? load(name);
    fetched.set(name, page);
    page.catch(() => fetched.delete(name));
    return page;
  };

  const load = async (name: string): Promise<HTMLElement> => {
    const view = await request(name);
    if (view) {
      view.hidden = true;
      prepare(view);
      home.after(view);
      return view;
    }
    // For this time only: while a release is copied, what is missing may come.
    fetched.delete(name);
    return home;
  };

  /** What is shown in place of a page that can't be had, with a button that leads to that page once more. */
  const failure = (name: string): HTMLElement => {
    const drawn = template?.content.querySelector<HTMLElement>(".page");
    // The build gives it to every site with further documents.
    if (!drawn) return home;
    if (failed?.dataset.pageView === name) return failed;
    failed?.remove();
    // Cast: a copy is what it was copied from.
    failed = drawn.cloneNode(true) as HTMLElement;
    failed.dataset.pageView = name;
    failed.querySelector<HTMLElement>("[data-page]")?.setAttribute("data-page", name);
    home.after(failed);
    return failed;
  };

  return {
    open(name, take) {
      const ticket = ++asked;
      const arrive = (view: HTMLElement) => {
        if (ticket !== asked) return;
        busy(home, null);
        take(view);
        prepare(view);
      };
      const view = find(name);
      if (view) return arrive(view);
      busy(home, "true");
      void fetchPage(name)
        .catch(() => failure(name))
        .then(arrive);
    },

    expect(name) {
      const view = find(name);
      if (view) prepare(view);
      // Nobody has asked for it yet, so nobody is told if it can't be had.
      else fetchPage(name).catch(() => {});
    },
  };
};

/** A page's view from its own document, undefined where there is no such page. Rejects when it can't be had. */
function request(name: string): Promise<HTMLElement | undefined> {
  return new Promise((resolve, reject) => {
    // Unlike every other way from text to HTML, this needs no leave where Trusted Types are on.
    const sent = new XMLHttpRequest();
    sent.open("GET", `./page-${name}.html`);
    sent.responseType = "document";
    sent.timeout = patience;
    sent.onloadend = () => {
      const answer: Document | null = sent.response;
      const view = answer?.querySelector<HTMLElement>("[data-page-view]");
      if (view?.dataset.pageView === name) resolve(view);
      else if (sent.status === 404) resolve(undefined);
      else reject(sent);
    };
    sent.send();
  });
}

function busy(home: HTMLElement, state: "true" | null): void {
  if (home.parentElement) home.parentElement.ariaBusy = state;
}
