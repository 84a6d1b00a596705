// A fact on the page is selected as a whole, and typing doesn't change it.
import { factAttribute } from "../../screen/page-elements/attributes.ts";

const anyFact = `[${factAttribute}]`;

/** The fact that an event happens in. */
export function chipAt({ target }: Event): Element | undefined {
  // Cast: these events happen to elements; the frame has its own classes, so `instanceof` doesn't work.
  return (target as Element).closest?.(anyFact) ?? undefined;
}

export function factOf(chip: Element): string {
  return chip.getAttribute(factAttribute) ?? "";
}

/** Selects a fact within its text, as a click does, so that Backspace removes it. */
export function selectChip(chip: Element, words: HTMLElement): void {
  const range = chip.ownerDocument.createRange();
  range.selectNode(chip);
  const selection = chip.ownerDocument.getSelection();
  selection?.removeAllRanges();
  selection?.addRange(range);
  words.focus({ preventScroll: true });
}

/** The fact that the caret is in, or the only thing that is selected. */
export function selectedFact(page: Document): string | undefined {
  const selection = page.getSelection();
  const range = selection && selection.rangeCount > 0 ? selection.getRangeAt(0) : undefined;
  const around = range?.commonAncestorContainer;
  if (!range || !around) return undefined;
  // Cast: the parent of a node that isn't an element is one.
  const element = (around.nodeType === Node.ELEMENT_NODE ? around : around.parentNode) as Element;
  const marked = range.cloneContents();
  const [chip, ...others] = marked.querySelectorAll(anyFact);
  const sole = others.length === 0 && chip?.textContent === marked.textContent ? chip : undefined;
  return (element.closest(anyFact) ?? sole)?.getAttribute(factAttribute) ?? undefined;
}

/** The index of the fact that `selectChip` has selected in a text; -1 if there is none. */
export function selectedChip(words: Element): number {
  const range = words.ownerDocument.getSelection();
  return [...words.querySelectorAll(anyFact)].findIndex(
    (chip) => range?.anchorNode === chip.parentNode && range?.containsNode(chip),
  );
}

/** Selects the fact if a text is nothing else: there is no room for a caret. */
export function selectWholeFact(words: Element): void {
  const fact = words.querySelector(anyFact);
  if (!fact || fact.textContent !== words.textContent) return;
  words.ownerDocument.getSelection()?.selectAllChildren(words);
}

/** Highlights every use of the selected fact. */
export function markFact(page: Document, selected: string | undefined): void {
  for (const chip of page.querySelectorAll(anyFact))
    chip.classList.toggle("selected-fact", chip.getAttribute(factAttribute) === selected);
}
