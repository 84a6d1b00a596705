// What an editor does on the page itself, told as what it means: a place chosen, words typed, a key pressed.
import { siteFile } from "../../content/model/input.ts";
import { placeIn, type Place } from "../place.ts";
import { writtenWords } from "./annotate.ts";
import { factAttribute, formattedAttribute, placeAttribute } from "./attributes.ts";
import { listenToDrops } from "./drop-picture.ts";
import { pasteWords, putFact, takeBraces } from "./plain-text.ts";
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
  /** Something was typed onto words that are nothing but a fact, which is written elsewhere. */
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
  });
  let isPressed = false;
  const open = (event: Event) => {
    const host = wordsAround(event);
    if (host && isFormatted(host)) events.open(host, placeOf(host));
    else if (!isEdited(document.activeElement)) events.close();
  };
  on("pointerdown", () => (isPressed = true));
  // A formatted text is drawn anew when it is opened, which must wait until the press has placed the caret.
  on("pointerup", (event) => {
    isPressed = false;
    open(event);
  });
  on("pointercancel", () => (isPressed = false));
  on("focusin", (event) => {
    choose(event);
    if (!isPressed) open(event);
  });
  on("pointerover", (event) => events.point(chosenPlace(event)));
  on("pointerout", ({ relatedTarget }) => {
    if (!relatedTarget) events.point(undefined);
  });
  on("focusout", events.leave);
  listenToDrops(document, events.choose, ending.signal);
  listenToWords(on, events);
  on("keydown", (event) => {
    const words = wordsAround(event);
    // Other texts have one line.
    if (event.key === "Enter" && words && !isFormatted(words)) event.preventDefault();
    const fact = words && event.key.length === 1 && !event.ctrlKey && wholeFactIn(words);
    if (fact) events.typeOnFact(fact);
    if (event.key === "Escape") {
      goOut(event);
      events.close();
    }
    events.press(event);
  });
  return () => ending.abort();
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

/** From words to what holds them: their item, its block. */
function goOut(event: Event): void {
  const inner = around(event, `[${placeAttribute}], [${partAttribute}]`);
  const outer = inner?.parentElement?.closest<HTMLElement>(`[${partAttribute}]`);
  if (outer) outer.focus();
  else inner?.blur();
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

/** @returns undefined where there is more than a fact, and so room for a caret */
function wholeFactIn(words: Element): string | undefined {
  const fact = words.querySelector(`[${factAttribute}]`);
  if (!fact || fact.textContent !== words.textContent || isFormatted(words)) return undefined;
  return fact.getAttribute(factAttribute) ?? undefined;
}

/** Words that are marked with a press that ends beside them are still edited. */
function isEdited(focused: Element | null): boolean {
  return focused?.classList.contains("ProseMirror") ?? false;
}

function placeOf(words: Element): Place {
  return placeIn(words.getAttribute(placeAttribute) ?? "");
}
