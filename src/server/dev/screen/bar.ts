// Where the dev server's own parts stand: at the lower edge of the window, after all of the page, which they never
// cover the end of.

let bar: HTMLElement | undefined;

/** Puts a part into the bar, above the others. */
export function putIntoBar(part: HTMLElement): void {
  bar ??= makeBar();
  bar.prepend(part);
}

function makeBar(): HTMLElement {
  const made = document.createElement("dev-bar");
  made.style.cssText = "display: block; position: sticky; inset-block-end: 0; z-index: 1;";
  document.body.append(made);
  // What gets the focus is scrolled to above the bar.
  new ResizeObserver(() => {
    document.documentElement.style.scrollPaddingBlockEnd = `${made.offsetHeight}px`;
  }).observe(made);
  return made;
}
