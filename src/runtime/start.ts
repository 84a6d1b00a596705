// Starts everything that the browser runs on every page.
import { startIslands } from "./islands.ts";
import { startMenu } from "./menu.ts";
import { startNavigation } from "./navigation.ts";
import type { PagesFrom } from "./pages.ts";
import { startPictures } from "./pictures.ts";

/** To be called while the document arrives, before any of its pages is there. */
export function start(pagesFrom: PagesFrom): void {
  // On a reload or a way back: until the page that was shown is there again, no other is.
  document.documentElement.hidden = !!history.state;

  let pressed: HTMLElement | null | undefined;

  // On a slow line a button can be seen, and pressed, while the document still arrives.
  document.addEventListener("click", ({ target }) => {
    // Cast: a press is always on an element.
    pressed = (target as Element).closest<HTMLElement>("[type=button]");
  });

  document.addEventListener("DOMContentLoaded", () => {
    startPictures();
    startMenu();
    // Cast: every document has at least one page.
    const home = document.querySelector("[data-page-view]") as HTMLElement;
    startNavigation(home, pagesFrom(home, startIslands()));
    pressed?.click();
  });
}
