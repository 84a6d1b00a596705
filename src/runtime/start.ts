// Starts everything that the browser runs on every page.
import { closestTo } from "./closest-to.ts";
import { startMenu } from "./menu.ts";
import { startNavigation } from "./navigation.ts";
import type { PagesFrom } from "./document-pages.ts";

/**
 * Call it while the document loads, before any of its pages exists.
 * @param startIslands only for a site with islands
 * @param startPictures only for a site with pictures
 */
export function start(
  pagesFrom: PagesFrom,
  startIslands?: () => (within: Element) => void,
  startPictures?: () => void,
): void {
  const { documentElement } = document;
  documentElement.dataset.ran = "";
  // Chromium and WebKit keep the entry's page even if the visitor opens the same address again, and Firefox doesn't
  // (https://github.com/whatwg/html/issues/6213). Here it is for Reload, Back and Forward. 0 means: opened.
  if (history.state && performance.navigation.type === 0) history.replaceState(null, "");
  // After a reload or Back, hides the document until the page that was shown is there again. So for a link to a page.
  documentElement.hidden = !!(history.state || location.hash);

  let clicked: HTMLElement | null | undefined;

  // On a slow connection, visitors can see and click a button while the document still loads.
  document.addEventListener("click", (event) => {
    clicked = closestTo(event, "[type=button]");
  });

  document.addEventListener("DOMContentLoaded", () => {
    startPictures?.();
    startMenu();
    // Cast: every document has at least one page.
    const home = document.querySelector("[data-page-view]") as HTMLElement;
    startNavigation(home, pagesFrom(home, startIslands?.()));
    clicked?.click();
  });
}
