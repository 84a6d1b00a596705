// Takes visitors to a section of a page once another script shows that page. Only sites with links to sections have it.
import { closestTo } from "./closest-to.ts";

/** What the visitor has asked for, until its page is shown. */
let awaited: { page: string | undefined; section: string } | undefined;

/** Before the navigation starts, so that it opens the page that the address's section is on. */
addEventListener(
  "DOMContentLoaded",
  () => {
    openFragment();
    // Before the navigation handles the click, so that the browser stores the old scroll position in the old entry.
    document.addEventListener("click", note, true);
    // After it, where the page was shown already.
    addEventListener("click", arrive);
    // Who goes back doesn't want it any more.
    addEventListener("popstate", () => (awaited = undefined));
    new MutationObserver(arrive).observe(document, {
      subtree: true,
      childList: true,
      attributeFilter: ["hidden", "aria-current"],
    });
  },
  true,
);

/** Pages in this document that aren't shown are hidden; those with an address open by themselves. */
function openFragment(): void {
  const section = location.hash.slice(1);
  const view = document
    .getElementById(section)
    ?.parentElement?.closest<HTMLElement>("[data-page-view][hidden]");
  // The name of a page comes first.
  if (!view || document.getElementById(`page-${section}`)) return;
  const page = view.dataset.pageView;
  awaited = { page, section };
  history.replaceState({ page }, "", document.URL.split("#")[0]);
}

function note(event: Event): void {
  // Cast: a button to a page has no address.
  const link = closestTo(event, "[data-page]") as HTMLAnchorElement | null;
  if (!link) return;
  const { page, section } = link.dataset;
  if (section !== undefined) awaited = { page, section };
  // A page that couldn't be fetched has a link that tries again.
  else if (page !== awaited?.page) awaited = undefined;
  const shown = document.querySelector<HTMLElement>("[data-page-view]:not([hidden])");
  if (section === undefined || page !== shown?.dataset.pageView) return;
  try {
    history.pushState({ page }, "", link.href);
  } catch {
    // Browsers reject it, for example, after many calls in a short time. The section is shown in any case.
  }
}

function arrive(): void {
  // The navigation marks every link in the menu that goes to the shown page, but that is where only one of them goes.
  for (const link of document.querySelectorAll<HTMLElement>("[data-section][aria-current]"))
    link.ariaCurrent = null;
  const section = awaited && document.getElementById(awaited.section);
  if (!section || section.closest("[hidden]")) return;
  awaited = undefined;
  // Only the focus makes screen readers continue there.
  const heading = section.querySelector<HTMLElement>("h1, h2, h3") ?? section;
  heading.tabIndex = -1;
  heading.focus({ preventScroll: true });
  section.scrollIntoView();
}
