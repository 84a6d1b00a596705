// Keeps the menu's links to other languages at the page that is shown. Only sites in several languages whose pages have
// addresses have it.

/** The build writes the link for the document's own page, and which pages the other language has. */
const selector = "a[data-pages]";

function update(): void {
  const shown = document.querySelector<HTMLElement>("[data-page-view]:not([hidden])");
  const name = shown?.dataset.pageView ?? "";
  for (const link of document.querySelectorAll<HTMLAnchorElement>(selector)) {
    const { pages = "", site = "" } = link.dataset;
    link.href = pages.split(" ").includes(name) ? `${site}${name}/` : site;
  }
}

new MutationObserver(update).observe(document, {
  subtree: true,
  attributes: true,
  attributeFilter: ["hidden"],
});
