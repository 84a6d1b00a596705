// Shows one page at a time and knows which one.

export interface ShownPage {
  /** True if it is a view of the shown page, even if it is another view of that page. */
  is(view: HTMLElement): boolean;
  show(view: HTMLElement): void;
  /** Shows a page that the visitor has opened, and focuses its heading, because only that makes screen readers notice. */
  enter(view: HTMLElement): void;
  focusHeading(options?: FocusOptions): void;
}

/** @param current the page that the document shows at first and marks in its menu */
export function shownPage(current: HTMLElement): ShownPage {
  const nameOf = (view: HTMLElement) => view.dataset.pageView;
  const focusHeading = (options?: FocusOptions) => current.querySelector("h1")?.focus(options);

  const show = (view: HTMLElement): void => {
    // The page may already be shown, as on most visits the first one is.
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
