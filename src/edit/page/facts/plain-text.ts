// Inserts words into a text of one line or a fact, and facts, which the browser doesn't do by itself.
import { createFact } from "./fact-element.ts";

/** Inserts words and facts at the caret. @param words a text of one line, or a fact's */
export function insertAtCaret(words: HTMLElement, inserted: DocumentFragment): void {
  const range = rangeIn(words);
  if (range && inserted.hasChildNodes()) insertNode(words, range, inserted);
}

/** Removes both braces when a second one is typed after a first: only a fact starts like this. */
export function removeBraces(words: HTMLElement, event: InputEvent): Range | undefined {
  const range = event.data === "{" ? rangeIn(words) : undefined;
  if (!range?.collapsed) return undefined;
  const before = range.cloneRange();
  before.setStart(words, 0);
  if (!before.toString().endsWith("{") || range.startOffset === 0) return undefined;
  event.preventDefault();
  range.setStart(range.startContainer, range.startOffset - 1);
  range.deleteContents();
  reportInput(words);
  return range;
}

/** Inserts a fact at the caret and puts the caret after it. */
export function insertFact(words: HTMLElement, range: Range, name: string, value: string): void {
  words.focus();
  if (!words.contains(range.startContainer)) range.selectNodeContents(words);
  insertNode(words, range, createFact(words.ownerDocument, name, value));
}

function rangeIn(words: HTMLElement): Range | undefined {
  const selection = words.ownerDocument.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  if (!range || !words.contains(range.commonAncestorContainer)) return undefined;
  return range;
}

function insertNode(words: HTMLElement, range: Range, node: Node): void {
  range.deleteContents();
  range.insertNode(node);
  range.collapse();
  const selection = words.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  reportInput(words);
}

/** As if it had been typed. */
function reportInput(words: HTMLElement): void {
  words.dispatchEvent(new InputEvent("input", { bubbles: true }));
}
