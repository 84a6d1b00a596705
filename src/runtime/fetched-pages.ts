// Fetches pages from their own documents: when they are asked for, and those of the menu ahead.
import { requestPage } from "./request-page.ts";

export interface FetchedPages {
  addressOf(name: string): string;
  /**
   * Fetches a page only once, unless that fails. It loads no pictures until it is in this document. undefined if there is
   * no such page; rejects if fetching fails.
   */
  fetchPage(name: string): Promise<HTMLElement | undefined>;
  /** The error page for a page that can't be fetched, with a link that tries it again. */
  failure(name: string): HTMLElement;
}

export function fetchedPages(): FetchedPages {
  // Casts: every document of such a site has the template, with a page and its link.
  const template = document.querySelector("[data-page-failure]") as HTMLTemplateElement;
  const drawn = template.content.querySelector(".page") as HTMLElement;
  const fetched = new Map<string, Promise<HTMLElement | undefined>>();
  let failed: HTMLElement | undefined;

  const retryIn = (page: HTMLElement) => page.querySelector("[data-page]");

  const addressOf = (name: string): string =>
    document.querySelector<HTMLAnchorElement>(
      `a[data-page="${CSS.escape(name)}"]:not([data-section])`,
    )?.href ?? `${retryIn(drawn)?.getAttribute("href")}`.replace("*", name);

  const fetchPage = (name: string): Promise<HTMLElement | undefined> => {
    const page = fetched.get(name) ?? requestPage(name, addressOf(name));
    fetched.set(name, page);
    page.then(
      // A page that is missing during a release may appear later.
      (view) => view ?? fetched.delete(name),
      () => fetched.delete(name),
    );
    return page;
  };

  const failure = (name: string): HTMLElement => {
    if (failed?.dataset.pageView === name) return failed;
    failed?.remove();
    const address = addressOf(name);
    // Cast: a clone has the type of its original.
    failed = drawn.cloneNode(true) as HTMLElement;
    failed.dataset.pageView = name;
    retryIn(failed)?.setAttribute("href", address);
    retryIn(failed)?.setAttribute("data-page", name);
    return failed;
  };

  fetchWhenIdle(fetchPage);
  openFragment(fetchPage, addressOf);
  return { addressOf, fetchPage, failure };
}

/** In milliseconds: some browsers never have nothing to do. */
const longestWait = 2000;

/** Fetches the pages of the menu one after another while there is nothing else to do, unless the visitor saves data. */
function fetchWhenIdle(fetchPage: FetchedPages["fetchPage"]): void {
  // Casts: the types don't know the one, and some browsers don't have the other.
  const { connection } = navigator as { connection?: { saveData?: boolean } };
  const whenIdle = window.requestIdleCallback as typeof requestIdleCallback | undefined;
  if (connection?.saveData || !whenIdle) return;
  const links = [...document.querySelectorAll<HTMLElement>("[data-menu] a[data-page]")];
  const continueLater = () => whenIdle(fetchNext, { timeout: longestWait });
  const fetchNext = (): void => {
    const name = links.shift()?.dataset.page;
    if (!name) return;
    const isHere = document.getElementById(`page-${name}`);
    const done = isHere ? Promise.resolve() : fetchPage(name).catch(() => {});
    void done.then(continueLater);
  };
  addEventListener("load", continueLater);
}

/** Opens the page that the address names after its #, as links to a site with one document do. */
function openFragment(
  fetchPage: FetchedPages["fetchPage"],
  addressOf: FetchedPages["addressOf"],
): void {
  const [, name] = /^#(?:page-)?([a-z][a-z0-9-]*)$/.exec(location.hash) ?? [];
  if (name === undefined || document.getElementById(location.hash.slice(1))) return;
  fetchPage(name).then(
    (page) => page && location.replace(addressOf(name)),
    () => {},
  );
}
