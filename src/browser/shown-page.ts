// The one page that is shown.

export interface ShownPage {
  /** Whether a page of this name is shown, or what stands for it. */
  is(name: string): boolean;
  show(view: HTMLElement, name: string): void;
  focusHeading(options?: FocusOptions): void;
}

/** @param current the page that the document shows by itself */
export function shownPage(current: HTMLElement): ShownPage {
  let currentName: string | undefined;
  return {
    is: (name) => name === currentName,

    show(view, name) {
      // What is there already costs nothing: on most visits, the first page.
      if (view !== current) {
        current.hidden = true;
        view.hidden = false;
        current = view;
        document.title = view.dataset.title ?? document.title;
      }
      document.documentElement.hidden = false;
      currentName = name;
      for (const button of document.querySelectorAll<HTMLElement>("[data-menu] [data-page]"))
        button.ariaCurrent = button.dataset.page === name ? "page" : null;
    },

    // The focus is what tells a screen reader of a new page: nothing else may announce it.
    focusHeading: (options) => current.querySelector("h1")?.focus(options),
  };
}
