// A fact on the page is one thing: it is selected as a whole, and typing doesn't write over it.
import { factAttribute } from "../../screen/page-elements/attributes.ts";

const anyFact = `[${factAttribute}]`;

/** The fact whose words an event happens to. */
export function chipAt({ target }: Event): Element | undefined {
  // Cast: these events happen to elements; which are those of the frame, so `instanceof` can't be asked here.
  return (target as Element).closest?.(anyFact) ?? undefined;
}

export function factOf(chip: Element): string {
  return chip.getAttribute(factAttribute) ?? "";
}

/** Selects a fact within its words, as a press on it does: the keyboard can take it out of them. */
export function selectChip(chip: Element, words: HTMLElement): void {
  const range = chip.ownerDocument.createRange();
  range.selectNode(chip);
  const selection = chip.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  words.focus({ preventScroll: true });
}

/** The fact that the caret is in, or that is all that is selected. */
export function selectedFact(page: Document): string | undefined {
  const selection = page.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const around = range?.commonAncestorContainer;
  if (!range || !around) return undefined;
  // Cast: what stands around a node that isn't an element is one.
  const element = (around.nodeType === Node.ELEMENT_NODE ? around : around.parentNode) as Element;
  const marked = range.cloneContents();
  const [chip, ...others] = marked.querySelectorAll(anyFact);
  const sole = others.length === 0 && chip?.textContent === marked.textContent ? chip : undefined;
  return (element.closest(anyFact) ?? sole)?.getAttribute(factAttribute) ?? undefined;
}

/** Which of the facts in some words is selected, as `selectChip` does it; -1 where none is. */
export function selectedChip(words: Element): number {
  const range = words.ownerDocument.getSelection();
  return [...words.querySelectorAll(anyFact)].findIndex(
    (chip) => range?.anchorNode === chip.parentNode && range?.containsNode(chip),
  );
}

/** Words that are nothing but a fact have no room for a caret: the fact is selected. */
export function selectWholeFact(words: Element): void {
  const fact = words.querySelector(anyFact);
  if (!fact || fact.textContent !== words.textContent) return;
  words.ownerDocument.getSelection()?.selectAllChildren(words);
}

/** Shows where the fact that is selected stands. */
export function markFact(page: Document, selected: string | undefined): void {
  for (const chip of page.querySelectorAll(anyFact))
    chip.classList.toggle("selected-fact", chip.getAttribute(factAttribute) === selected);
}
