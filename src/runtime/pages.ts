// Finds a page by its name where all pages are in this document.

export interface Pages {
  /** Hands a page over, but not if another is asked for before it is there. */
  open(name: string, take: (view: HTMLElement) => void): void;
  /** A visitor is about to ask for this page. */
  expect(name: string): void;
}

/**
 * @param home the first page, which stands for every page that doesn't exist
 * @param prepare told of each page that is shown, or that a pointer or the focus is about to ask for
 */
export type PagesFrom = (home: HTMLElement, prepare: (view: HTMLElement) => void) => Pages;

export const pagesHere: PagesFrom = (home, prepare) => {
  const find = (name: string) => document.getElementById(`page-${name}`) ?? home;
  return {
    open(name, take) {
      const view = find(name);
      take(view);
      prepare(view);
    },
    expect: (name) => prepare(find(name)),
  };
};
