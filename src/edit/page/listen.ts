// What an editor does on the page itself, told as what it means: a place chosen, words typed, a key pressed.
import { siteFile } from "../../content/model/input.ts";
import { placeIn, type Place } from "../place.ts";
import { factAttribute, placeAttribute, writtenWords } from "./annotate.ts";
import { partAttribute } from "./parts.ts";

export interface PageEvents {
  choose: (place: Place) => void;
  /** The pointer is over another place, or over none. */
  point: (place: Place | undefined) => void;
  type: (place: Place, words: string) => void;
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
  on("focusin", choose);
  on("pointerover", (event) => events.point(chosenPlace(event)));
  on("pointerout", ({ relatedTarget }) => {
    if (!relatedTarget) events.point(undefined);
  });
  on("focusout", events.leave);
  on("input", (event) => {
    const words = wordsAround(event);
    if (words) events.type(placeOf(words), writtenWords(words));
  });
  on("keydown", (event) => {
    // A text has one line.
    if (event.key === "Enter" && wordsAround(event)) event.preventDefault();
    if (event.key === "Escape") goOut(event);
    events.press(event);
  });
  return () => ending.abort();
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
  outer?.focus();
}

function wordsAround(event: Event): Element | undefined {
  return around(event, `[${placeAttribute}]`);
}

/** The innermost element of a kind around where something happens. */
function around({ target }: Event, selector: string): Element | undefined {
  // Cast: these events happen to elements; which are those of the frame, so `instanceof` can't be asked here.
  return (target as Element).closest?.(selector) ?? undefined;
}

function placeOf(words: Element): Place {
  return placeIn(words.getAttribute(placeAttribute) ?? "");
}
