// Entry point of the dev server's script in the page: shows problems over the last good site until they are fixed,
// a notice after a form was sent, and a list of all pages.
import { andMore, firstHundred } from "../../../content/report/first-hundred.ts";
import { visible } from "../../../content/text/invisible.ts";
import type { OverlayEntry } from "../overlay-entries.ts";
import { putIntoBar } from "./dev-bar.ts";
import { areDismissed, dismiss } from "./dismissed-warnings.ts";
import { button, element, hostElement } from "./element.ts";
import { pagesList } from "./all-pages.ts";
import { followSite } from "./follow-site.ts";
import { openFileButton } from "./open-file-button.ts";
import { showTestMailNotice } from "./test-mail-notice.ts";
import { showReadError } from "./unreadable-notice.ts";

const styles = `
  :host { max-block-size: 70dvh; overflow: auto; border-block-start: 4px solid #e0803a; }
  .folded { display: flex; justify-content: space-between; align-items: start; gap: 1rem; }
  details { flex: 1; min-inline-size: 0; }
  h2 { font-size: 1.1rem; margin: 0 0 .75rem; }
  ol { list-style: none; margin: 0; padding: 0; }
  li { padding-block: .75rem; border-block-start: 1px solid #3a4a56; }
  p { margin: .25rem 0; }
  p[role="status"] { color: #f2b98f; }
  pre { margin: .5rem 0; overflow-x: auto; font: 13px/1.5 ui-monospace, monospace; }
`;

let shown: HTMLElement | undefined;

function show(entries: readonly OverlayEntry[]): void {
  shown?.remove();
  shown = undefined;
  const isBroken = entries.some(({ diagnostic }) => diagnostic.severity === "error");
  // Called even for errors, so that fixed warnings are forgotten.
  const isHidden = areDismissed(entries);
  if (entries.length === 0 || (isHidden && !isBroken)) return;
  const section = isBroken ? errors(entries) : warnings(entries);
  shown = hostElement("content-problems", styles, section);
  putIntoBar(shown);
}

function errors(entries: readonly OverlayEntry[]): HTMLElement {
  const many = entries.length === 1 ? "One problem" : `${entries.length} problems`;
  const title = `${many} in the content. This page is the last version without errors.`;
  const section = element("section", element("h2", title), ...list(entries));
  section.role = "alert";
  return section;
}

function list(entries: readonly OverlayEntry[]): HTMLElement[] {
  const found = entries.map((entry) => ({ entry, severity: entry.diagnostic.severity }));
  const { listed, more } = firstHundred(found);
  const items = element("ol", ...listed.map(({ entry }) => item(entry)));
  return more === 0 ? [items] : [items, element("p", andMore(more))];
}

/** The list of warnings, collapsed because nothing is broken. */
function warnings(entries: readonly OverlayEntry[]): HTMLElement {
  const many = entries.length === 1 ? "One warning" : `${entries.length} warnings`;
  const summary = element("summary", `${many} in the content`);
  const details = element("details", summary, ...list(entries));
  const section = element(
    "section",
    details,
    button("Close", () => {
      dismiss(entries);
      show(entries);
    }),
  );
  section.className = "folded";
  return section;
}

/** Replaces the content of pages without a reload, so that the scroll position stays. */
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
  const openFile = openFileButton(`${file}:${line}:${column}`);
  return element(
    "li",
    openFile.button,
    ` ${id}`,
    openFile.status,
    element("p", visible(message)),
    element("pre", frame),
    element("p", visible(hint)),
  );
}

/** Reads data that the dev server wrote into the page. */
const written = (id: string): unknown => JSON.parse(document.getElementById(id)?.textContent ?? "");
// Casts: the dev server writes links by page under the first id, lists under the second and third, a text or null under
// the fourth, and a number under the last.
putIntoBar(
  pagesList(written("page-links") as Record<string, string>, written("drafts") as string[]),
);
show(written("diagnostics") as OverlayEntry[]);
showReadError(written("unreadable") as string | null);
followSite(written("state") as number, {
  "site:pages": swapPages,
  "site:diagnostics": show,
  "site:unreadable": showReadError,
  "site:mail": showTestMailNotice,
});
