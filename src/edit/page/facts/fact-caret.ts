// Moves the caret into a fact and out of it: browsers keep it within the fact, or skip the fact as a whole.
import { anyFact, anyFactWords } from "./fact-element.ts";
import { locationAttribute } from "../../screen/page-elements/attributes.ts";

/** In reading direction. */
export type Side = "before" | "after";

/** Whether the caret is at the first or last position in a fact. */
export function isAtEdge(words: Element, side: Side): boolean {
  const caret = caretIn(words);
  return caret !== undefined && lengthTo(words, caret, side) === 0;
}

/** How many characters of a fact are before the caret, or its end if the caret is elsewhere. */
export function offsetIn(words: Element): number {
  const range = selectionIn(words);
  return range ? lengthTo(words, range, "before") : (words.textContent?.length ?? 0);
}

/** Puts the caret into an element's text. */
export function putCaret(element: HTMLElement, offset: number): void {
  const walker = element.ownerDocument.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  let left = offset;
  let node = walker.nextNode();
  for (let next = node; next; next = walker.nextNode()) {
    node = next;
    const length = node.textContent?.length ?? 0;
    if (left <= length) break;
    left -= length;
  }
  const selection = element.ownerDocument.getSelection();
  selection?.collapse(node ?? element, Math.min(left, node?.textContent?.length ?? 0));
  element.focus({ preventScroll: true });
}

/** Puts the caret beside a fact, into the text that contains it. */
export function leaveFact(fact: Element, side: Side): void {
  const text = fact.closest<HTMLElement>(`[${locationAttribute}]`);
  const link = fact.closest("a");
  const edge = side === "before" ? link?.firstChild : link?.lastChild;
  const range = fact.ownerDocument.createRange();
  // What is typed before or after a link isn't part of it.
  range.selectNode(link && edge === fact && text?.contains(link) ? link : fact);
  range.collapse(side === "before");
  const selection = fact.ownerDocument.getSelection();
  selection?.collapse(range.startContainer, range.startOffset);
  text?.focus({ preventScroll: true });
  // ProseMirror takes over the caret when it hears of it, and the browser would only report it after the next key.
  fact.ownerDocument.dispatchEvent(new Event("selectionchange"));
}

/** The fact right beside the caret in a text. */
export function factBeside(text: Element, side: Side): HTMLElement | undefined {
  const caret = caretIn(text);
  if (!caret) return undefined;
  return [...text.querySelectorAll<HTMLElement>(anyFact)].find((fact) => {
    if (fact.contains(caret.startContainer)) return false;
    const between = caret.cloneRange();
    if (side === "after") between.setEndBefore(fact);
    else between.setStartAfter(fact);
    // The browser moves both ends if the fact is on the other side.
    const how = side === "after" ? Range.START_TO_START : Range.END_TO_END;
    return between.compareBoundaryPoints(how, caret) === 0 && isInLine(between);
  });
}

/** @param side at which the caret is in the fact afterwards */
export function enterFact(fact: Element, side: Side): void {
  const words = fact.querySelector<HTMLElement>(anyFactWords);
  if (words) putCaret(words, side === "after" ? Infinity : 0);
}

/** Selects all of a fact, so that typing replaces its value. */
export function selectFact(words: HTMLElement): void {
  words.focus({ preventScroll: true });
  words.ownerDocument.getSelection()?.selectAllChildren(words);
}

/** Whether nothing that is read is in a range, and no new line begins in it. */
function isInLine(range: Range): boolean {
  const contents = range.cloneContents();
  return contents.textContent === "" && contents.querySelector("p, li, br:not([class])") === null;
}

function selectionIn(element: Element): Range | undefined {
  const selection = element.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  return range && element.contains(range.commonAncestorContainer) ? range : undefined;
}

/** Undefined if something is selected. */
function caretIn(element: Element): Range | undefined {
  const range = selectionIn(element);
  return range?.collapsed ? range : undefined;
}

function lengthTo(words: Element, caret: Range, side: Side): number {
  const range = caret.cloneRange();
  if (side === "before") range.setStart(words, 0);
  else range.setEnd(words, words.childNodes.length);
  return range.toString().length;
}
