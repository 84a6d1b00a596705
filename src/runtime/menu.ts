// Opens and closes the menu on small screens. On wide ones its toggle is hidden, so this does nothing.

/**
 * The button toggles the menu. A choice, Escape, Back, or a click elsewhere closes it. Moving the focus doesn't: the open
 * menu pushes the page down and hides nothing, but if the focus of a click closed it, the clicked button would move away
 * before the click is complete.
 */
export function startMenu(): void {
  const toggle = document.querySelector<HTMLElement>("[data-menu-toggle]");
  if (!toggle) return;

  const isOpen = () => toggle.ariaExpanded === "true";
  const setOpen = (open: boolean) => (toggle.ariaExpanded = `${open}`);

  document.addEventListener("click", (event) => {
    // Cast: the target of a click is always an element.
    const target = event.target as Element;
    if (toggle.contains(target)) setOpen(!isOpen());
    else if (target.closest("[data-page]") || !target.closest("[data-menu]")) setOpen(false);
  });

  document.addEventListener("keydown", ({ key }) => {
    if (key !== "Escape" || !isOpen()) return;
    setOpen(false);
    toggle.focus();
  });

  addEventListener("popstate", () => setOpen(false));
}
