// Fetches a page's view from its own document.

/** In milliseconds: long enough for the slowest connection that still works. After that, the visitor can try again. */
const patience = 20_000;

/** @returns undefined if there is no such page; rejects if fetching fails */
export function requestPage(name: string, address: string): Promise<HTMLElement | undefined> {
  return new Promise((resolve, reject) => {
    // Unlike all other ways to parse HTML, this works without a Trusted Types policy.
    const sent = new XMLHttpRequest();
    sent.open("GET", address);
    sent.responseType = "document";
    sent.timeout = patience;
    sent.onloadend = () => {
      const answer: Document | null = sent.response;
      const view = answer?.querySelector<HTMLElement>(`[data-page-view="${CSS.escape(name)}"]`);
      if (view) resolve(view);
      else if (sent.status === 404) resolve(undefined);
      else reject(sent);
    };
    sent.send();
  });
}
