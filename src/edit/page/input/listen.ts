// Turns DOM events in the page frame into editor actions: select, type, keyboard shortcut.
import { siteFile } from "../../../content/model/input.ts";
import { locationFromKey, type SelectedLocation, type Location } from "../../model/location.ts";
import { sourceOf } from "../draw/annotate.ts";
import {
  factAttribute,
  formattedAttribute,
  partAttribute,
  locationAttribute,
} from "../../screen/page-elements/attributes.ts";
import { listenToDrops } from "./drop-picture.ts";
import { chipAt, selectedFact, selectWholeFact } from "./facts-on-page.ts";
import { listenToFacts } from "./listen-to-facts.ts";
import { pasteWords, insertFact, removeBraces } from "./plain-text.ts";
import { regionAttribute } from "../../ui/regions.ts";

export interface PageEvents {
  choose: (location: SelectedLocation) => void;
  /** The list of pictures at or around a location, if there is one. */
  pictureList: (location: Location) => Location | undefined;
  /** The pointer moved over another location, or off all of them. */
  point: (location: Location | undefined) => void;
  type: (location: Location, words: string) => void;
  /** The author started to edit a formatted text. */
  open: (host: HTMLElement, location: Location) => void;
  /** The author left the formatted text that was being edited. */
  close: () => void;
  /** Two braces were typed: insert a fact there. */
  askForFact: (insert: (name: string, value: string) => void) => void;
  /** The author wants to change a fact. */
  editFact: (fact: string) => void;
  /** Something was typed onto a fact, which can only be changed in its field. */
  typeOnFact: (fact: string) => void;
  /** The author left a text of one line; formatted texts report it through `close`. */
  leaveText: (location: Location) => void;
  /** Enter was pressed in a text of one line. */
  enter: (location: Location) => void;
  handleKey: (event: KeyboardEvent) => void;
}

type Listen = <Kind extends keyof DocumentEventMap>(
  kind: Kind,
  handler: (event: DocumentEventMap[Kind]) => void,
) => void;

/** @returns a function that stops listening */
export function listenToPage(document: Document, events: PageEvents): () => void {
  const controller = new AbortController();
  const on: Listen = (kind, handler) =>
    document.addEventListener(kind, handler, { signal: controller.signal });

  // Registered first, so that a fact is selected before its location is.
  listenToFacts(document, events.editFact, controller.signal);
  const selectAt = (event: Event) => {
    const location = locationAt(event);
    if (location) events.choose(location);
  };
  on("click", (event) => {
    // Links and buttons on the page don't do what they do for visitors.
    event.preventDefault();
    selectAt(event);
  });
  let isPressed = false;
  let isOnFact = false;
  const open = (event: Event) => {
    const host = wordsAround(event);
    if (host && isFormatted(host)) events.open(host, locationOf(host));
    else if (!isEdited(document.activeElement)) events.close();
  };
  on("pointerdown", (event) => {
    isPressed = true;
    isOnFact = chipAt(event) !== undefined;
  });
  // Opening a formatted text redraws it, which must wait until the click has placed the caret.
  on("pointerup", (event) => {
    isPressed = false;
    if (!isOnFact) open(event);
  });
  on("pointercancel", () => (isPressed = false));
  on("focusin", (event) => {
    selectAt(event);
    if (isPressed) return;
    open(event);
    const words = wordsAround(event);
    if (words && !isFormatted(words)) selectWholeFact(words);
  });
  on("pointerover", (event) => events.point(locationAt(event)));
  on("pointerout", ({ relatedTarget }) => {
    if (!relatedTarget) events.point(undefined);
  });
  on("focusout", (event) => {
    const words = wordsAround(event);
    // The caret stays when the browser window loses the focus.
    if (!words || isFormatted(words) || document.activeElement === words) return;
    const leave = () => events.leaveText(locationOf(words));
    // Leaving a text may change the page under the pointer, so it waits for the end of the click.
    if (isPressed) document.addEventListener("pointerup", () => setTimeout(leave), { once: true });
    else leave();
  });
  listenToDrops(document, events, controller.signal);
  listenToWords(on, events);
  listenToKeys(on, events);
  return () => controller.abort();
}

function listenToKeys(on: Listen, events: PageEvents): void {
  on("keydown", (event) => {
    const words = wordsAround(event);
    // Texts of one line have no line breaks.
    if (event.key === "Enter" && words && !isFormatted(words) && !event.defaultPrevented) {
      event.preventDefault();
      events.enter(locationOf(words));
    }
    const isTyped = event.key.length === 1 && !event.ctrlKey && !event.metaKey;
    const fact = words && isTyped ? selectedFact(words.ownerDocument) : undefined;
    if (fact !== undefined) {
      // A space would scroll the page.
      event.preventDefault();
      events.typeOnFact(fact);
    }
    if (event.key === "Escape") {
      focusOuter(event);
      events.close();
    }
    events.handleKey(event);
  });
}

/** Handles input in texts of one line; ProseMirror handles formatted ones. */
function listenToWords(on: Listen, events: PageEvents): void {
  on("input", (event) => {
    const words = wordsAround(event);
    if (words && !isFormatted(words)) events.type(locationOf(words), sourceOf(words));
  });
  on("beforeinput", (event) => {
    const words = wordsAround(event);
    if (!words || isFormatted(words)) return;
    const range = removeBraces(words, event);
    if (range) events.askForFact((name, value) => insertFact(words, range, name, value));
  });
  on("paste", (event) => {
    const words = wordsAround(event);
    if (words && !isFormatted(words)) pasteWords(words, event);
  });
}

function locationAt(event: Event): SelectedLocation | undefined {
  const chosen = around(event, `[${factAttribute}], [${locationAttribute}], [${partAttribute}]`);
  const fact = chosen?.getAttribute(factAttribute);
  const words = chosen?.closest(`[${locationAttribute}]`);
  if (chosen && fact && words) {
    const alike = [...words.querySelectorAll(`[${factAttribute}="${CSS.escape(fact)}"]`)];
    const clickedIn = {
      text: locationOf(words),
      isFormatted: isFormatted(words),
      nth: alike.indexOf(chosen),
    };
    return { file: siteFile, path: ["facts", fact], clickedIn };
  }
  const location = chosen?.getAttribute(locationAttribute) ?? chosen?.getAttribute(partAttribute);
  return location ? locationFromKey(location) : undefined;
}

/** Moves the focus from a text to its item, then to its block, then to the tools of what is selected. */
function focusOuter(event: Event): void {
  const inner = around(event, `[${locationAttribute}], [${partAttribute}]`);
  const outer = inner?.parentElement?.closest<HTMLElement>(`[${partAttribute}]`);
  const frame = inner?.ownerDocument.defaultView?.frameElement;
  if (outer) outer.focus();
  else frame?.closest<HTMLElement>(`[${regionAttribute}]`)?.focus();
}

function wordsAround(event: Event): HTMLElement | undefined {
  return around(event, `[${locationAttribute}]`);
}

/** The innermost matching element around an event's target. */
function around({ target }: Event, selector: string): HTMLElement | undefined {
  // Cast: these events happen to elements; the frame has its own classes, so `instanceof` doesn't work.
  return (target as Element).closest?.<HTMLElement>(selector) ?? undefined;
}

function isFormatted(words: Element): boolean {
  return words.hasAttribute(formattedAttribute);
}

/** A text is still edited when a drag that selects in it ends outside. */
function isEdited(focused: Element | null): boolean {
  return focused?.classList.contains("ProseMirror") ?? false;
}

function locationOf(words: Element): Location {
  return locationFromKey(words.getAttribute(locationAttribute) ?? "");
}
