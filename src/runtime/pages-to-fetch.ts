// Finds a page by its name on a site that is too large for one document: in this document, or by fetching the page's own.
import type { PagesFrom } from "./document-pages.ts";

/** In milliseconds: long enough for the slowest connection that still works. After that, the visitor can try again. */
const patience = 20_000;

export const pagesToFetch: PagesFrom = (home, prepare) => {
  const template = document.querySelector<HTMLTemplateElement>("[data-page-failure]");
  let failed: HTMLElement | undefined;
  const find = (name: string) => document.getElementById(`page-${name}`);
  const fetched = new Map<string, Promise<HTMLElement>>();
  let asked = 0;

  /** Fetches a page only once, unless that fails. */
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
    // Not cached, because a page that is missing during a release may appear later.
    fetched.delete(name);
    return home;
  };

  /** The error page for a page that can't be fetched, with a button that tries it again. */
  const failure = (name: string): HTMLElement => {
    const drawn = template?.content.querySelector<HTMLElement>(".page");
    // The build adds it to every site with several documents.
    if (!drawn) return home;
    if (failed?.dataset.pageView === name) return failed;
    failed?.remove();
    // Cast: a clone has the type of its original.
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
      // The visitor hasn't asked for the page yet, so a failure isn't shown.
      else fetchPage(name).catch(() => {});
    },
  };
};

/** Fetches a page's view from its own document. undefined if there is no such page; rejects if fetching fails. */
function request(name: string): Promise<HTMLElement | undefined> {
  return new Promise((resolve, reject) => {
    // Unlike all other ways to parse HTML, this works without a Trusted Types policy.
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
