// What an editor does on the page itself, told as what it means: a place chosen, words typed, a key pressed.
import { siteFile } from "../../../content/model/input.ts";
import { placeIn, type SelectedLocation, type Place } from "../../model/location.ts";
import { writtenWords } from "../draw/annotate.ts";
import {
  factAttribute,
  formattedAttribute,
  partAttribute,
  placeAttribute,
} from "../../screen/page-elements/attributes.ts";
import { listenToDrops } from "./drop-picture.ts";
import { chipAt, selectedFact, selectWholeFact } from "./facts-on-page.ts";
import { listenToFacts } from "./listen-to-facts.ts";
import { pasteWords, putFact, takeBraces } from "./plain-text.ts";
import { regionAttribute } from "../../ui/regions.ts";

export interface PageEvents {
  choose: (place: SelectedLocation) => void;
  /** The pointer is over another place, or over none. */
  point: (place: Place | undefined) => void;
  type: (place: Place, words: string) => void;
  /** A formatted text is to be edited. */
  open: (host: HTMLElement, place: Place) => void;
  /** The one that is edited is left. */
  close: () => void;
  /** A fact is to be put in where two braces were typed. */
  askForFact: (put: (name: string, value: string) => void) => void;
  /** A fact is to be changed, once for all. */
  editFact: (fact: string) => void;
  /** Something was typed onto a fact, which is written elsewhere. */
  typeOnFact: (fact: string) => void;
  /** A text of one line was left; formatted ones are told of by `close`. */
  leaveText: (place: Place) => void;
  /** Enter was pressed in a text of one line. */
  enter: (place: Place) => void;
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

  // What is pressed is selected before it is chosen.
  listenToFacts(document, events.editFact, ending.signal);
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
  let isOnFact = false;
  const open = (event: Event) => {
    const host = wordsAround(event);
    if (host && isFormatted(host)) events.open(host, placeOf(host));
    else if (!isEdited(document.activeElement)) events.close();
  };
  on("pointerdown", (event) => {
    isPressed = true;
    isOnFact = chipAt(event) !== undefined;
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
  on("focusout", (event) => {
    const words = wordsAround(event);
    // Where the window itself is left, the caret stays.
    if (!words || isFormatted(words) || document.activeElement === words) return;
    const leave = () => events.leaveText(placeOf(words));
    // What follows from it may move the page under the pointer.
    if (isPressed) document.addEventListener("pointerup", () => setTimeout(leave), { once: true });
    else leave();
  });
  listenToDrops(document, events.choose, ending.signal);
  listenToWords(on, events);
  listenToKeys(on, events);
  return () => ending.abort();
}

function listenToKeys(on: Listen, events: PageEvents): void {
  on("keydown", (event) => {
    const words = wordsAround(event);
    // Other texts have one line.
    if (event.key === "Enter" && words && !isFormatted(words) && !event.defaultPrevented) {
      event.preventDefault();
      events.enter(placeOf(words));
    }
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

function chosenPlace(event: Event): SelectedLocation | undefined {
  const chosen = around(event, `[${factAttribute}], [${placeAttribute}], [${partAttribute}]`);
  const fact = chosen?.getAttribute(factAttribute);
  const words = chosen?.closest(`[${placeAttribute}]`);
  if (chosen && fact && words) {
    const alike = [...words.querySelectorAll(`[${factAttribute}="${CSS.escape(fact)}"]`)];
    const clickedIn = {
      text: placeOf(words),
      isFormatted: isFormatted(words),
      nth: alike.indexOf(chosen),
    };
    return { file: siteFile, path: ["facts", fact], clickedIn };
  }
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
