// What an editor does on the page itself, told as what it means: a place chosen, words typed, a key pressed.
import { siteFile } from "../../content/model/input.ts";
import { placeIn, type Place } from "../place.ts";
import { writtenWords } from "./annotate.ts";
import { factAttribute, formattedAttribute, placeAttribute } from "./attributes.ts";
import { listenToDrops } from "./drop-picture.ts";
import { factAt, selectedFact, selectWholeFact } from "./facts-on-page.ts";
import { pasteWords, putFact, takeBraces } from "./plain-text.ts";
import { regionAttribute } from "../regions.ts";
import { partAttribute } from "./parts.ts";

export interface PageEvents {
  choose: (place: Place) => void;
  /** The pointer is over another place, or over none. */
  point: (place: Place | undefined) => void;
  type: (place: Place, words: string) => void;
  /** A formatted text is to be edited. */
  open: (host: HTMLElement, place: Place) => void;
  /** The one that is edited is left. */
  close: () => void;
  /** A fact is to be put in where two braces were typed. */
  askForFact: (put: (name: string, value: string) => void) => void;
  /** A fact was pressed. */
  editFact: (fact: string) => void;
  /** Something was typed onto a fact, which is written elsewhere. */
  typeOnFact: (fact: string) => void;
  leave: () => void;
  press: (event: KeyboardEvent) => void;
}

type Listen = <Kind extends keyof DocumentEventMap>(
  kind: Kind,
  heard: (event: DocumentEventMap[Kind]) => void,
) => void;

/** @returns what ends it */
export function listenToPage(document: Document, events: PageEvents): () => void {
  const ending = new AbortController();
  const on: Listen = (kind, heard) =>
    document.addEventListener(kind, heard, { signal: ending.signal });

  const choose = (event: Event) => {
    const place = chosenPlace(event);
    if (place) events.choose(place);
  };
  on("click", (event) => {
    // Nothing on the page does what it would do for a visitor.
    event.preventDefault();
    choose(event);
    const fact = factAt(event);
    if (fact !== undefined) events.editFact(fact);
  });
  // Before a formatted text hears of it: a press on a fact puts no caret beside it, a second one marks no words.
  const hold = (event: Event) => factAt(event) !== undefined && event.preventDefault();
  document.addEventListener("mousedown", hold, { signal: ending.signal, capture: true });
  // Before that, too: it would put a new line in the fact's place.
  const openByKey = (event: KeyboardEvent) => {
    const fact = event.key === "Enter" ? selectedFact(document) : undefined;
    if (fact === undefined || !wordsAround(event)) return;
    event.preventDefault();
    events.choose({ file: siteFile, path: ["facts", fact] });
    events.editFact(fact);
  };
  document.addEventListener("keydown", openByKey, { signal: ending.signal, capture: true });
  let isPressed = false;
  let isOnFact = false;
  const open = (event: Event) => {
    const host = wordsAround(event);
    if (host && isFormatted(host)) events.open(host, placeOf(host));
    else if (!isEdited(document.activeElement)) events.close();
  };
  on("pointerdown", (event) => {
    isPressed = true;
    isOnFact = factAt(event) !== undefined;
  });
  // A formatted text is drawn anew when it is opened, which must wait until the press has placed the caret.
  on("pointerup", (event) => {
    isPressed = false;
    if (!isOnFact) open(event);
  });
  on("pointercancel", () => (isPressed = false));
  on("focusin", (event) => {
    choose(event);
    if (isPressed) return;
    open(event);
    const words = wordsAround(event);
    if (words && !isFormatted(words)) selectWholeFact(words);
  });
  on("pointerover", (event) => events.point(chosenPlace(event)));
  on("pointerout", ({ relatedTarget }) => {
    if (!relatedTarget) events.point(undefined);
  });
  on("focusout", events.leave);
  listenToDrops(document, events.choose, ending.signal);
  listenToWords(on, events);
  listenToKeys(on, events);
  return () => ending.abort();
}

function listenToKeys(on: Listen, events: PageEvents): void {
  on("keydown", (event) => {
    const words = wordsAround(event);
    // Other texts have one line.
    if (event.key === "Enter" && words && !isFormatted(words)) event.preventDefault();
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    const fact = words && isTyped ? selectedFact(words.ownerDocument) : undefined;
    if (fact !== undefined) {
      // A blank would scroll the page.
      event.preventDefault();
      events.typeOnFact(fact);
    }
    if (event.key === "Escape") {
      goOut(event);
      events.close();
    }
    events.press(event);
  });
}

/** What is done to texts of one line; formatted ones take care of themselves. */
function listenToWords(on: Listen, events: PageEvents): void {
  on("input", (event) => {
    const words = wordsAround(event);
    if (words && !isFormatted(words)) events.type(placeOf(words), writtenWords(words));
  });
  on("beforeinput", (event) => {
    const words = wordsAround(event);
    if (!words || isFormatted(words)) return;
    const range = takeBraces(words, event);
    if (range) events.askForFact((name, value) => putFact(words, range, name, value));
  });
  on("paste", (event) => {
    const words = wordsAround(event);
    if (words && !isFormatted(words)) pasteWords(words, event);
  });
}

function chosenPlace(event: Event): Place | undefined {
  const chosen = around(event, `[${factAttribute}], [${placeAttribute}], [${partAttribute}]`);
  const fact = chosen?.getAttribute(factAttribute);
  if (fact) return { file: siteFile, path: ["facts", fact] };
  const place = chosen?.getAttribute(placeAttribute) ?? chosen?.getAttribute(partAttribute);
  return place ? placeIn(place) : undefined;
}

/** From words to what holds them: their item, its block, and then the tools of what is selected. */
function goOut(event: Event): void {
  const inner = around(event, `[${placeAttribute}], [${partAttribute}]`);
  const outer = inner?.parentElement?.closest<HTMLElement>(`[${partAttribute}]`);
  const frame = inner?.ownerDocument.defaultView?.frameElement;
  if (outer) outer.focus();
  else frame?.closest<HTMLElement>(`[${regionAttribute}]`)?.focus();
}

function wordsAround(event: Event): HTMLElement | undefined {
  return around(event, `[${placeAttribute}]`);
}

/** The innermost element of a kind around where something happens. */
function around({ target }: Event, selector: string): HTMLElement | undefined {
  // Cast: these events happen to elements; which are those of the frame, so `instanceof` can't be asked here.
  return (target as Element).closest?.<HTMLElement>(selector) ?? undefined;
}

function isFormatted(words: Element): boolean {
  return words.hasAttribute(formattedAttribute);
}

/** Words that are marked with a press that ends beside them are still edited. */
function isEdited(focused: Element | null): boolean {
  return focused?.classList.contains("ProseMirror") ?? false;
}

function placeOf(words: Element): Place {
  return placeIn(words.getAttribute(placeAttribute) ?? "");
}
