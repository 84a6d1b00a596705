// Opens and closes the menu of a small screen; on a wide one its toggle isn't shown and this does nothing.

/**
 * Toggles on the button; closes on a choice, Escape, Back, or a press elsewhere. Focus that moves on leaves
 * it open: the open menu pushes the page down, so it hides nothing, but closed by the focus that a press
 * brings, it would pull the pressed button away before the press is over.
 */
export function startMenu(): void {
  const toggle = document.querySelector<HTMLElement>("[data-menu-toggle]");
  if (!toggle) return;
  // Cast: where there is a toggle, there is what it toggles.
  const menu = document.querySelector("[data-menu]") as Element;

  const isOpen = () => toggle.ariaExpanded === "true";
  const setOpen = (open: boolean) => (toggle.ariaExpanded = String(open));

  document.addEventListener("click", (event) => {
    // Cast: a press is always on an element.
    const target = event.target as Element;
    if (toggle.contains(target)) setOpen(!isOpen());
    else if (!menu.contains(target) || target.closest("[data-page]")) setOpen(false);
  });

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    setOpen(false);
    toggle.focus();
  });

  addEventListener("popstate", () => setOpen(false));
}
