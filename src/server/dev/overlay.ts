// In the dev server's page: what is wrong with the content, over the last good site, until it is mended.
import { visible } from "../../content/text/invisible.ts";
import type { OverlayEntry } from "./problems.ts";

const styles = `
  :host { position: fixed; inset: auto 0 0; z-index: 1; max-block-size: 70dvh; overflow: auto;
    background: #14212b; color: #f4f6f5; border-block-start: 4px solid #e0803a;
    font: 15px/1.5 system-ui, sans-serif; }
  section { max-inline-size: 60rem; margin-inline: auto; padding: 1rem; }
  summary { cursor: pointer; }
  h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
  ol { list-style: none; margin: 0; padding: 0; }
  li { padding-block: .75rem; border-block-start: 1px solid #3a4a56; }
  p { margin: .25rem 0; }
  pre { margin: .5rem 0; overflow-x: auto; font: 13px/1.5 ui-monospace, monospace; }
  button { font: inherit; color: #9fd8d2; background: none; border: 0; padding: 0; text-decoration: underline; cursor: pointer; }
  button:focus-visible { outline: 2px solid #e0803a; outline-offset: 2px; }
`;

let overlay: HTMLElement | undefined;

function show(entries: readonly OverlayEntry[]): void {
  overlay?.remove();
  overlay = undefined;
  if (entries.length === 0) return;
  overlay = document.createElement("content-problems");
  const shadow = overlay.attachShadow({ mode: "open" });
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  shadow.adoptedStyleSheets = [sheet];
  const isBroken = entries.some(({ diagnostic }) => diagnostic.severity === "error");
  const section = isBroken ? errors(entries) : warnings(entries);
  shadow.append(section);
  document.body.append(overlay);
}

function errors(entries: readonly OverlayEntry[]): HTMLElement {
  const many = entries.length === 1 ? "One problem" : `${entries.length} problems`;
  const title = `${many} in the content. Behind this is the last good site.`;
  const section = element("section", element("h2", title), element("ol", ...entries.map(item)));
  section.role = "alert";
  return section;
}

/** Folded, because nothing is broken. */
function warnings(entries: readonly OverlayEntry[]): HTMLElement {
  const many = entries.length === 1 ? "One thing" : `${entries.length} things`;
  const summary = element("summary", `${many} to look at in the content`);
  return element("section", element("details", summary, element("ol", ...entries.map(item))));
}

/** Puts new content into pages without loading anything, so that a visitor stays where they are. */
function swapPages(pages: readonly { name: string; html: string }[]): void {
  for (const { name, html } of pages) {
    const parsed = new DOMParser().parseFromString(html, "text/html").body.firstElementChild;
    const page = document.getElementById(`page-${name}`);
    if (!page || !(parsed instanceof HTMLElement)) return location.reload();
    page.replaceChildren(...parsed.childNodes);
    page.dataset["title"] = parsed.dataset["title"] ?? "";
    if (!page.hidden) document.title = page.dataset["title"];
  }
}

function item({ diagnostic, frame }: OverlayEntry): HTMLElement {
  const { file, line, column, id, message, hint } = diagnostic;
  const place = `${file}:${line}:${column}`;
  const open = element("button", place);
  // Vite opens the file in the editor that is running.
  open.addEventListener(
    "click",
    () => void fetch(`/__open-in-editor?file=${encodeURIComponent(place)}`),
  );
  return element(
    "li",
    open,
    ` ${id}`,
    element("p", visible(message)),
    element("pre", frame),
    element("p", visible(hint)),
  );
}

function element(tag: string, ...children: (string | Node)[]): HTMLElement {
  const created = document.createElement(tag);
  created.append(...children);
  return created;
}

// Cast: the dev server wrote this list into the page.
show(JSON.parse(document.getElementById("diagnostics")?.textContent ?? "[]") as OverlayEntry[]);
import.meta.hot?.on("site:pages", swapPages);
import.meta.hot?.on("site:diagnostics", (entries: OverlayEntry[]) => show(entries));
