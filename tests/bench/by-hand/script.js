const toggle = document.querySelector("[aria-controls=menu]");
function show(name) {
  for (const page of document.querySelectorAll("main > div")) {
    page.hidden = page.id !== "page-" + name;
    if (page.hidden) continue;
    document.title = page.dataset.title;
    page.querySelector("h1").focus({ preventScroll: true });
  }
  for (const button of document.querySelectorAll("nav button"))
    button.ariaCurrent = button.dataset.page === name ? "page" : null;
}
document.addEventListener("click", ({ target }) => {
  if (toggle.contains(target)) toggle.ariaExpanded = String(toggle.ariaExpanded !== "true");
  const name = target.closest("[data-page]")?.dataset.page;
  if (!name) return;
  toggle.ariaExpanded = "false";
  history.pushState(name, "");
  show(name);
  scrollTo(0, 0);
});
addEventListener("popstate", ({ state }) => show(state ?? "home"));
