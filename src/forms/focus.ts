// Where the focus goes when a form has something to say.

/**
 * As a ref: what has just come into the page takes the focus. If the visitor is on another page of the site just
 * then, it takes the focus when they come back: that is how they hear of it.
 */
export function focusWhenShown(element: HTMLElement | null): (() => void) | undefined {
  element?.focus();
  if (!element || element === document.activeElement) return undefined;
  const observer = new ResizeObserver(() => {
    element.focus();
    if (element === document.activeElement) observer.disconnect();
  });
  observer.observe(element);
  return () => observer.disconnect();
}
