// Cleans pasted HTML in place: leaves out what its author didn't mean to publish, and what the site can't show.
import { directAddress } from "../../../content/text/detours.ts";
import { withDirectAddresses } from "./direct-addresses.ts";
import { convertLists } from "./lists.ts";
import { writeRaised } from "./raised.ts";
import { sources, type LeftOut } from "./sources.ts";
import { spreadStyles } from "./styles.ts";
import { removeHiddenColumns } from "./tables.ts";

export interface Cleaned {
  leftOut: ReadonlySet<LeftOut>;
  /** True if the words differ from those that the plain text of the same clipboard has. */
  isChanged: boolean;
}

/** @param body pasted HTML, as `withStylesAsData` returns it */
export function cleanHtml(body: Element): Cleaned {
  const leftOut = new Set<LeftOut>();
  let isChanged = false;
  const remove = (element: Element, what: LeftOut | "nothing") => {
    const hasWords = what === "pictures" || /\S/.test(element.textContent);
    if (hasWords && what !== "nothing") leftOut.add(what);
    isChanged ||= /\S/.test(element.textContent);
    // Without it, the cells after it would be in other columns.
    if (what === "crossed-out words" && element.matches("td, th")) element.replaceChildren();
    else element.remove();
  };
  spreadStyles(body);
  removeHiddenColumns(body, (cell) => remove(cell, "hidden words"));
  cutToFragment(body);
  for (const { selectors, text, becomes } of sources) {
    for (const element of body.querySelectorAll(selectors.join())) {
      if (!body.contains(element) || (text && !text.test(element.textContent))) continue;
      if (becomes === "raised" || becomes === "lowered") {
        if (writeRaised(element, becomes)) isChanged = true;
      } else if (becomes === "parentheses") {
        element.prepend("(");
        element.append(")");
      } else remove(element, becomes);
    }
  }
  convertLists(body);
  linkDirectly(body);
  return { leftOut, isChanged };
}

/** Word puts comments and footnotes of the whole document after the words that were copied. */
function cutToFragment(body: Element): void {
  const range = body.ownerDocument.createRange();
  const comments = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_COMMENT);
  const found: Node[] = [];
  while (comments.nextNode()) found.push(comments.currentNode);
  const start = found.find(({ nodeValue }) => nodeValue === "StartFragment");
  const end = found.findLast(({ nodeValue }) => nodeValue === "EndFragment");
  if (end) {
    range.selectNodeContents(body);
    range.setStartAfter(end);
    range.deleteContents();
  }
  if (!start) return;
  range.selectNodeContents(body);
  range.setEndBefore(start);
  range.deleteContents();
}

function linkDirectly(body: Element): void {
  for (const link of body.querySelectorAll("a[href]")) {
    const direct = directAddress(link.getAttribute("href") ?? "");
    if (direct !== undefined) link.setAttribute("href", direct);
  }
  const texts = body.ownerDocument.createTreeWalker(body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const { currentNode: node } = texts;
    const words = node.nodeValue ?? "";
    const direct = withDirectAddresses(words);
    if (direct !== words) node.nodeValue = direct;
  }
}
