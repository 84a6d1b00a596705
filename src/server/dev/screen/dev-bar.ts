// The bar at the bottom of the window with the dev server's own notices. It follows the page, so it never covers its
// end.

let bar: HTMLElement | undefined;

/** Adds a notice to the bar, above the others. */
export function putIntoBar(part: HTMLElement): void {
  bar ??= makeBar();
  bar.prepend(part);
}

function makeBar(): HTMLElement {
  const made = document.createElement("dev-bar");
  made.style.cssText = "display: block; position: sticky; inset-block-end: 0; z-index: 1;";
  document.body.append(made);
  // Scrolls what gets the focus to above the bar.
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${made.offsetHeight}px`;
  }).observe(made);
  return made;
}
