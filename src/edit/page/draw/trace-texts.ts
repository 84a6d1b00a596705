// Finds out which file each text on a page comes from, by comparing the page with a copy that has marks in its texts.
import { readMarks, type Stretch } from "../../../content/trace/marks.ts";

/** An element's text nodes in document order, without scripts and styles. */
export function textsIn(root: Element): Text[] {
  const document = root.ownerDocument;
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: Text[] = [];
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (!(node instanceof Text) || node.data.trim() === "") continue;
    if (!node.parentElement?.closest("script, style, noscript, template")) texts.push(node);
  }
  return texts;
}

/** Makes one text of those that a browser may break between lines, because an author edits it as one. */
function joinBrokenTexts(element: Element): void {
  for (const opportunity of element.querySelectorAll("wbr")) opportunity.remove();
  element.normalize();
}

/**
 * Which stretches of a page's texts come from where. A view may show a text fewer times than in the marked copy,
 * because it leaves out repeated text.
 * @param page without marks
 * @param copy the same page with marks
 */
export function traceTexts(page: Element, copy: Element): Map<Text, Stretch[]> {
  for (const element of [page, copy]) joinBrokenTexts(element);
  const marks = textsIn(copy).map(({ data }) => readMarks(data));
  const plain = marks.map(({ text }) => text);
  const traced = new Map<Text, Stretch[]>();
  let next = 0;
  for (const text of textsIn(page)) {
    const at = plain.indexOf(text.data, next);
    const found = marks[at];
    if (!found) continue;
    next = at + 1;
    if (found.stretches.length > 0) traced.set(text, found.stretches);
  }
  return traced;
}
