// Brings a field of the panel into sight.

/** Above and below it, in pixels. */
const gap = 16;

/** What the panel stands in stays where it is: who selects on the page looks at the page. */
export function scrollPanelTo(field: Element): void {
  const panel = field.closest(".panel");
  if (!panel) return;
  const { top, bottom } = field.getBoundingClientRect();
  const room = panel.getBoundingClientRect();
  const isTall = bottom - top > room.height;
  if (top < room.top || isTall) panel.scrollTop += top - room.top - gap;
  else if (bottom > room.bottom) panel.scrollTop += bottom - room.bottom + gap;
}
