// Keeps the second click of a double click from reaching what the first one has opened or uncovered.

/** The longest that systems wait for the second click, in milliseconds. */
const longestDoubleClick = 500;

let last: MouseEvent | undefined;

/** Remembers where the mouse or a finger last clicked. */
export function watchClicks(): void {
  document.addEventListener("click", (event) => (last = event), { capture: true });
}

/**
 * Covers the place of a click that has just happened, until no second one can belong to it.
 * @param within what is clickable from now on, such as a dialog that has just opened
 */
export function coverLastClick(within: Element): void {
  // A click by the keyboard has no place, and no second one.
  if (!last || last.detail === 0) return;
  const left = longestDoubleClick - (performance.now() - last.timeStamp);
  if (left <= 0) return;
  const cover = document.createElement("div");
  cover.className = "click-cover";
  cover.style.insetInlineStart = `${last.clientX}px`;
  cover.style.insetBlockStart = `${last.clientY}px`;
  // Otherwise the focus would leave the dialog's first field.
  cover.addEventListener("mousedown", (event) => event.preventDefault());
  within.append(cover);
  setTimeout(() => cover.remove(), left);
}
