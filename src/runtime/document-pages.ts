// Finds a page by its name if all pages are in this document.

export interface Pages {
  /** Calls `take` with a page, unless another page is requested before it has arrived; with the first page for no name. */
  open(name: string | undefined, take: (view: HTMLElement) => void): void;
  /** Prepares a page that the visitor is about to open. */
  expect(name: string): void;
}

/**
 * @param home the first page, which is shown for unknown names
 * @param prepare is called for each page that is shown or is about to be opened
 */
export type PagesFrom = (home: HTMLElement, prepare?: (view: HTMLElement) => void) => Pages;

export const pagesHere: PagesFrom = (home, prepare) => {
  const find = (name?: string) => document.getElementById(`page-${name}`) ?? home;
  return {
    open(name, take) {
      const view = find(name);
      take(view);
      prepare?.(view);
    },
    expect: (name) => prepare?.(find(name)),
  };
};
