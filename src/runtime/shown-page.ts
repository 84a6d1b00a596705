// The one page that is shown.

export interface ShownPage {
  /** Whether it is of the page that is shown, be it another view of that. */
  is(view: HTMLElement): boolean;
  show(view: HTMLElement): void;
  /** Shows it to a visitor who asked for it: only the focus on its heading tells a screen reader so. */
  enter(view: HTMLElement): void;
  focusHeading(options?: FocusOptions): void;
}

/** @param current the page that the document shows, and its menu marks, by itself */
export function shownPage(current: HTMLElement): ShownPage {
  const nameOf = (view: HTMLElement) => view.dataset.pageView;
  const focusHeading = (options?: FocusOptions) => current.querySelector("h1")?.focus(options);

  const show = (view: HTMLElement): void => {
    // What is there already costs nothing: on most visits, the first page.
    if (view !== current) {
      current.hidden = true;
      view.hidden = false;
      current = view;
      document.title = view.dataset.title ?? "";
      for (const button of document.querySelectorAll<HTMLElement>("[data-menu] [data-page]"))
        button.ariaCurrent = button.dataset.page === nameOf(view) ? "page" : null;
    }
    document.documentElement.hidden = false;
  };

  return {
    is: (view) => nameOf(view) === nameOf(current),
    show,
    enter(view) {
      show(view);
      focusHeading({ preventScroll: true });
    },
    focusHeading,
  };
}
