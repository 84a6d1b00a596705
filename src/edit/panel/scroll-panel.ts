// Brings a field of the panel into sight.

/** Above and below it, in pixels. */
const gap = 16;

/** What the panel stands in stays where it is: who selects on the page looks at the page. */
export function scrollPanelTo(field: Element): void {
  const panel = field.closest(".panel");
  if (!panel) return;
  const { top, bottom } = field.getBoundingClientRect();
  const room = panel.getBoundingClientRect();
  // What is stuck to its upper edge has room there; none is asked for in words that are no number.
  const first = room.top + (Number.parseFloat(getComputedStyle(panel).scrollPaddingTop) || 0);
  const isTall = bottom - top > room.bottom - first;
  if (top < first || isTall) panel.scrollTop += top - first - gap;
  else if (bottom > room.bottom) panel.scrollTop += bottom - room.bottom + gap;
}
