// Lists all pages, so that pages without a link to them can be opened, too, and copies the link to the shown page.
import { button, element, hostElement } from "./element.ts";

const styles = `
  :host { border-block-start: 1px solid #3a4a56; font-size: 13px; }
  section { padding-block: .25rem; display: flex; flex-wrap: wrap; gap: 0 1rem; }
  details { flex: 1; }
  ul { list-style: none; margin: .5rem 0; padding: 0; max-block-size: 40dvh; overflow: auto;
    display: grid; grid-template-columns: repeat(auto-fill, minmax(14rem, 1fr)); gap: .25rem 1rem; }
  p { margin: 0; overflow-wrap: anywhere; }
  small { display: block; color: #c3ccd1; }
`;

/**
 * @param links each page's link on the published site, by its name
 * @param drafts the names of the pages that visitors don't see
 */
export function pagesList(
  links: Readonly<Record<string, string>>,
  drafts: readonly string[],
): HTMLElement {
  const list = element("ul");
  const details = element("details", element("summary", "All pages"), list);
  // Rebuilt each time it opens, because a save may have changed the pages.
  details.addEventListener("toggle", () => list.replaceChildren(...pageItems(drafts)));
  const section = element("section", details, ...copyLink(links));
  return hostElement("content-pages", styles, section);
}

/** A button, and what came of it. */
function copyLink(links: Readonly<Record<string, string>>): HTMLElement[] {
  const status = element("p");
  status.role = "status";
  const copy = async (): Promise<void> => {
    status.textContent = "";
    const shown = views().find((view) => !view.hidden)?.dataset["pageView"];
    const link = links[shown ?? ""] ?? "";
    const isCopied = await navigator.clipboard.writeText(link).then(
      () => true,
      () => false,
    );
    status.textContent = isCopied ? `Copied: ${link}` : link;
  };
  return [button("Copy link to this page", () => void copy()), status];
}

/** The dev server puts all pages in one document. */
const views = () => [...document.querySelectorAll<HTMLElement>("[data-page-view]")];

function pageItems(drafts: readonly string[]): HTMLElement[] {
  return views().map(({ dataset }) => {
    const name = dataset["pageView"] ?? "";
    const isReached = document.querySelector(`[data-page="${CSS.escape(name)}"]`) !== null;
    const says = drafts.includes(name)
      ? ["Draft: visitors don’t see it."]
      : isReached
        ? []
        : ["No button or link goes here."];
    const note = says.map((text) => element("small", text));
    return element(
      "li",
      button(name, () => showPage(name)),
      ...note,
    );
  });
}

/** Opens a page the way a button or a link on the site does. */
function showPage(name: string): void {
  const leading = document.createElement("a");
  const template = document.querySelector<HTMLTemplateElement>("[data-page-failure]");
  // Only pages with addresses have the template, whose link has the form of their addresses.
  const form = template?.content.querySelector("[data-page]")?.getAttribute("href");
  const linked = document.querySelector<HTMLAnchorElement>(
    `a[data-page="${CSS.escape(name)}"]:not([data-section])`,
  );
  if (form) leading.href = linked?.href ?? form.replace("*", name);
  leading.dataset["page"] = name;
  leading.hidden = true;
  document.body.append(leading);
  leading.click();
  leading.remove();
}
