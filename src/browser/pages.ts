// Finds a page by its name: in this document or, on a site too large for one, in the page's own.

/** Long enough for the slowest connection that still works; after it a visitor can try again. */
const patience = 20_000;

export interface Pages {
  /** A page of this document; undefined for one that may have its own. */
  find(name: string): HTMLElement | undefined;
  /** A page of another document, fetched once and kept. Rejects when it can't be had. */
  fetch(name: string): Promise<HTMLElement>;
  /** What to show then, with a button that leads to that page once more. */
  failure(name: string): HTMLElement;
}

/**
 * @param home the first page, which stands for every page that doesn't exist
 * @param prepare told of each page that has been fetched, before it is taken over into this document
 */
export function findPages(home: HTMLElement, prepare: (view: HTMLElement) => void): Pages {
  // Only a site with further documents has it.
  const template = document.querySelector<HTMLTemplateElement>("[data-page-failure]");
  const failed = template?.content.querySelector<HTMLElement>(".page");
  const fetched = new Map<string, Promise<HTMLElement>>();

  const load = (name: string) =>
    new Promise<HTMLElement>((resolve, reject) => {
      // Unlike every other way from text to HTML, this needs no leave where Trusted Types are on.
      const request = new XMLHttpRequest();
      request.open("GET", `./page-${name}.html`);
      request.responseType = "document";
      request.timeout = patience;
      request.onloadend = () => {
        const answer: Document | null = request.response;
        const view = answer?.querySelector<HTMLElement>("[data-page-view]");
        if (view?.dataset.pageView === name) {
          view.hidden = true;
          prepare(view);
          home.after(view);
          resolve(view);
        } else if (request.status === 404) {
          // For this time only: while a release is copied, what is missing may come.
          fetched.delete(name);
          resolve(home);
        } else reject(request);
      };
      request.send();
    });

  return {
    find: (name) => document.getElementById(`page-${name}`) ?? (failed ? undefined : home),

    fetch(name) {
      const page = fetched.get(name) ?? load(name);
      fetched.set(name, page);
      page.catch(() => fetched.delete(name));
      return page;
    },

    failure(name) {
      // Never without the template, because without it there is nothing to fetch.
      if (!failed) return home;
      home.after(failed);
      failed.querySelector<HTMLElement>("[data-page]")?.setAttribute("data-page", name);
      return failed;
    },
  };
}
