// What an editor does on the page itself, told as what it means: a place chosen, words typed, a key pressed.
import { siteFile } from "../../content/model/input.ts";
import { placeIn, type Place } from "../place.ts";
import { writtenWords } from "./annotate.ts";
import { factAttribute, formattedAttribute, placeAttribute } from "./attributes.ts";
import { pasteWords, putFact, takeBraces } from "./plain-text.ts";

export interface PageEvents {
  choose: (place: Place) => void;
  type: (place: Place, words: string) => void;
  /** A formatted text is to be edited, or whatever is edited is left. */
  open: (host: HTMLElement, place: Place) => void;
  escape: () => void;
  /** A fact is to be put in where two braces were typed. */
  askForFact: (put: (name: string, value: string) => void) => void;
  leave: () => void;
  press: (event: KeyboardEvent) => void;
}

/** @returns what ends it */
export function listenToPage(document: Document, events: PageEvents): () => void {
  const ending = new AbortController();
  const on = <Kind extends keyof DocumentEventMap>(
    kind: Kind,
    heard: (event: DocumentEventMap[Kind]) => void,
  ) => document.addEventListener(kind, heard, { signal: ending.signal });

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
  on("focusout", events.leave);
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
  on("keydown", (event) => {
    const words = wordsAround(event);
    // Other texts have one line.
    if (event.key === "Enter" && words && !isFormatted(words)) event.preventDefault();
    if (event.key === "Escape") {
      words?.blur();
      events.escape();
    }
    events.press(event);
  });
  return () => ending.abort();
}

function chosenPlace(event: Event): Place | undefined {
  const fact = around(event, factAttribute)?.getAttribute(factAttribute);
  if (fact) return { file: siteFile, path: ["facts", fact] };
  const words = wordsAround(event);
  return words && placeOf(words);
}

function wordsAround(event: Event): HTMLElement | undefined {
  return around(event, placeAttribute);
}

/** The innermost element with an attribute around where something happens. */
function around({ target }: Event, attribute: string): HTMLElement | undefined {
  // Cast: these events happen to elements; which are those of the frame, so `instanceof` can't be asked here.
  return (target as Element).closest?.<HTMLElement>(`[${attribute}]`) ?? undefined;
}

function isFormatted(words: Element): boolean {
  return words.hasAttribute(formattedAttribute);
}

function placeOf(words: Element): Place {
  return placeIn(words.getAttribute(placeAttribute) ?? "");
}
