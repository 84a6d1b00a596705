// Turns DOM events in the facts of a page into actions: typing in one changes its value.
import { anyFactWords, soleFact } from "../facts/fact-element.ts";
import { putCaret, selectFact } from "../facts/fact-caret.ts";
import { factWordsAt, typedValue } from "../facts/facts-on-page.ts";

export interface FactEvents {
  /** @param words the part of a fact that is edited */
  enterFact: (words: HTMLElement) => void;
  typeFact: (words: HTMLElement) => void;
  leaveFact: (words: HTMLElement) => void;
  /** Backspace was pressed once more in an emptied fact. */
  removeFact: (words: HTMLElement) => void;
  /** @returns whether that undid something that no file knows: all of the fact was deleted */
  undoEmptied: (words: HTMLElement) => boolean;
}

/** @param signal stops listening */
export function listenToFacts(page: Document, events: FactEvents, signal: AbortSignal): void {
  const on = <Kind extends keyof DocumentEventMap>(
    kind: Kind,
    handler: (event: DocumentEventMap[Kind], words: HTMLElement) => void,
  ) =>
    page.addEventListener(
      kind,
      (event) => {
        const words = factWordsAt(event);
        if (words) handler(event, words);
      },
      { signal, capture: true },
    );

  on("focusin", (_event, words) => events.enterFact(words));
  on("focusout", (_event, words) => {
    // The caret stays when the browser window loses the focus.
    if (page.activeElement !== words) events.leaveFact(words);
  });
  on("input", (_event, words) => events.typeFact(words));
  on("beforeinput", (event, words) => {
    // A fact has one line; Enter on a phone's keyboard is no key.
    if (/^insert(Paragraph|LineBreak)$/.test(event.inputType)) event.preventDefault();
    const isEmpty = typedValue(words) === "";
    if (event.inputType.startsWith("delete") && isEmpty) {
      event.preventDefault();
      events.removeFact(words);
    } else if (event.cancelable && (isEmpty || replacesAll(event, words))) {
      // The browser would remove the fact from the text with the last of its words, or type beside an empty one.
      event.preventDefault();
      setWords(words, event.data ?? event.dataTransfer?.getData("text/plain") ?? "");
      events.typeFact(words);
    }
  });
  // What is composed can't be prevented, so there is nothing left that it could replace.
  on("compositionstart", (_event, words) => {
    if (page.getSelection()?.toString() === words.textContent) setWords(words, "");
  });
  on("keydown", (event, words) => {
    const isDeletion = event.key === "Backspace" || event.key === "Delete";
    if (isDeletion && typedValue(words) === "") {
      event.preventDefault();
      return events.removeFact(words);
    }
    if (!(event.ctrlKey || event.metaKey) || event.shiftKey || event.altKey) return;
    const key = event.key.toLowerCase();
    // The browser would select the whole text around the fact.
    if (key === "a") selectFact(words);
    else if (key !== "z" || !events.undoEmptied(words)) return;
    event.preventDefault();
    event.stopPropagation();
  });
}

function setWords(words: HTMLElement, text: string): void {
  words.textContent = text;
  putCaret(words, Infinity);
}

function replacesAll(event: InputEvent, words: HTMLElement): boolean {
  const [target] = event.getTargetRanges();
  if (!target) return false;
  const range = words.ownerDocument.createRange();
  range.setStart(target.startContainer, target.startOffset);
  range.setEnd(target.endContainer, target.endOffset);
  return range.toString() === words.textContent;
}

/**
 * For a text that gets the focus by keyboard: if it is nothing but a fact, goes there and selects it.
 * @returns whether the focus is in the fact now
 */
export function goToSoleFact(text: HTMLElement, { relatedTarget }: FocusEvent): boolean {
  const words = soleFact(text)?.querySelector<HTMLElement>(anyFactWords);
  // Cast: the focus moves between elements. It comes from the text when an arrow key leaves the fact or enters it.
  if (!words || text.contains(relatedTarget as Element | null)) return false;
  // The caret stays when the browser window gets the focus again.
  const hasCaret = words.contains(text.ownerDocument.getSelection()?.anchorNode ?? null);
  if (hasCaret && !relatedTarget) words.focus();
  else selectFact(words);
  return true;
}
