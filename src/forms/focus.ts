// Moves the focus to a form's messages and to its first wrong field.

/**
 * Focuses a field and scrolls as far as its label and its message need, which `scroll-margin` in states.css says. WebKit
 * ignores that margin when it scrolls to what gets the focus.
 */
export function focusField(control: HTMLElement): void {
  control.focus({ preventScroll: true });
  showWhole(control);
}

/** A ref callback that scrolls as far as all of an element needs: what gets the focus is only its beginning. */
export function showWhole(element: HTMLElement | null): void {
  element?.scrollIntoView({ block: "nearest" });
}

/**
 * A ref callback that focuses an element when it appears. If the visitor is on another page of the site at that moment,
 * it is focused when they come back, so that screen readers announce it.
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
