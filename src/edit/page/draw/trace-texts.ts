// From the words on a page to where they were written: a page beside the same page with marks in its texts.
import { readMarks, type Stretch } from "../../../content/trace/marks.ts";

/** The texts of an element in the order of the document, those of scripts and styles left out. */
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

/**
 * What stands where in the texts of a page. A view may show a text fewer times than its marked twin does, where it
 * leaves out what is told twice.
 * @param page without marks
 * @param twin the same with marks
 */
export function traceTexts(page: Element, twin: Element): Map<Text, Stretch[]> {
  const marks = textsIn(twin).map(({ data }) => readMarks(data));
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
