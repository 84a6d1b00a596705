// Scrolls a field of the panel into view.

/** Above and below the field, in pixels. */
const gap = 16;

/** Scrolls only the panel, because people who select on the page are looking at the page. */
export function scrollPanelTo(field: Element): void {
  const panel = field.closest(".panel");
  // The arrows that move an item stay where they are, for the next click.
  if (!panel || panel.querySelector(".tools:is(:hover, :focus-within)")) return;
  const { top, bottom } = field.getBoundingClientRect();
  const area = panel.getBoundingClientRect();
  // Leaves out the sticky top; the padding is NaN if none is set.
  const first = area.top + (Number.parseFloat(getComputedStyle(panel).scrollPaddingTop) || 0);
  const isTall = bottom - top > area.bottom - first;
  // Keeps the focused element visible for people who move through the panel by keyboard.
  const focused = panel.querySelector(":focus-visible")?.getBoundingClientRect();
  const maxScroll = focused ? focused.top - first - gap : Infinity;
  if (top < first || isTall) panel.scrollTop += Math.min(top - first - gap, maxScroll);
  else if (bottom > area.bottom) panel.scrollTop += Math.min(bottom - area.bottom + gap, maxScroll);
}
