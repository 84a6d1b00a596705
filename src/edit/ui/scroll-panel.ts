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
  // Whoever goes through its list by keyboard sees where they are.
  const focused = panel.querySelector(":focus-visible")?.getBoundingClientRect();
  const most = focused ? focused.top - first - gap : Infinity;
  if (top < first || isTall) panel.scrollTop += Math.min(top - first - gap, most);
  else if (bottom > room.bottom) panel.scrollTop += Math.min(bottom - room.bottom + gap, most);
}
