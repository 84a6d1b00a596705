// Lists all pages, so that pages without a link to them can be opened, too.
import { button, element, hostElement } from "./element.ts";

const styles = `
  :host { border-block-start: 1px solid #3a4a56; font-size: 13px; }
  section { padding-block: .25rem; }
  ul { list-style: none; margin: .5rem 0; padding: 0; max-block-size: 40dvh; overflow: auto;
    display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .25rem 1rem; }
  small { display: block; color: #c3ccd1; }
`;

export function pagesList(): HTMLElement {
  const list = element("ul");
  const details = element("details", element("summary", "All pages"), list);
  // Rebuilt each time it opens, because a save may have changed the pages.
  details.addEventListener("toggle", () => list.replaceChildren(...pageItems()));
  return hostElement("content-pages", styles, element("section", details));
}

/** The dev server puts all pages in one document. */
function pageItems(): HTMLElement[] {
  const pages = [...document.querySelectorAll<HTMLElement>("[data-page-view]")];
  return pages.map(({ dataset }) => {
    const name = dataset["pageView"] ?? "";
    const isReached = document.querySelector(`[data-page="${CSS.escape(name)}"]`) !== null;
    const note = isReached ? [] : [element("small", "No button or link goes here.")];
    return element(
      "li",
      button(name, () => showPage(name)),
      ...note,
    );
  });
}

/** Opens a page the way a button on the site does. */
function showPage(name: string): void {
  const leading = document.createElement("button");
  leading.dataset["page"] = name;
  leading.hidden = true;
  document.body.append(leading);
  leading.click();
  leading.remove();
}
