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
import { factWordsAt, shownFact } from "../facts/facts-on-page.ts";
import { goToSoleFact, listenToFacts, type FactEvents } from "./listen-to-facts.ts";
import { insertFact, removeBraces } from "../facts/plain-text.ts";
import { beforeNextKey } from "../../screen/page-elements/before-next-key.ts";
import { holdTyping } from "../../screen/page-elements/hold-typing.ts";
import { regionAttribute } from "../../ui/regions.ts";

export interface PageEvents extends FactEvents {
  choose: (location: SelectedLocation) => void;
  /** The pointer moved over another location, or off all of them. */
  point: (location: Location | undefined) => void;
  type: (location: Location, words: string) => void;
  /** The author started to edit a formatted text. Resolved once it is open, or can't be. */
  open: (host: HTMLElement, location: Location) => Promise<void>;
  /** The author left the formatted text that was being edited. */
  close: () => void;
  /** Two braces were typed: insert a fact there. */
  askForFact: (insert: (name: string, value: string) => void) => void;
  /** The author left a text of one line for another text, if any; formatted texts report it through `close`. */
  leaveText: (location: Location, next?: Location) => void;
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

  listenToFacts(document, events, controller.signal);
  const selectAt = (event: Event) => {
    const location = locationAt(event);
    if (location) events.choose(location);
  };
  on("click", (event) => {
    // Links and buttons on the page don't do what they do for visitors.
    event.preventDefault();
    selectAt(event);
    if (!isTapped) return;
    isTapped = false;
    open(event);
  });
  let isPressed = false;
  /** A finger is up, but the browser hasn't placed the caret yet. */
  let isTapped = false;
  const open = (event: Event) => {
    // The page may have moved under a finger: the text has the focus then, and the click is elsewhere.
    const host = wordsAround(event) ?? wordsWithin(document.activeElement);
    // A fact is edited by itself, in an open text and in any other.
    if (host && isFormatted(host) && !factWordsAt(event)) void events.open(host, locationOf(host));
    else if (!isEdited(document.activeElement)) events.close();
  };
  on("pointerdown", () => {
    isPressed = true;
    isTapped = false;
  });
  // Opening a formatted text redraws it, which must wait until the click has placed the caret.
  on("pointerup", (event) => {
    const host = wordsAround(event);
    isPressed = false;
    // A finger's click begins only now, but a long press has none, and has placed the caret before.
    isTapped =
      event.pointerType === "touch" && Boolean(host && !host.contains(document.activeElement));
    if (!isTapped) open(event);
  });
  on("pointercancel", () => (isPressed = false));
  // A tap without a click is over by now.
  on("keydown", () => (isTapped = false));
  on("focusin", (event) => {
    selectAt(event);
    if (isPressed || isTapped) return;
    const words = wordsAround(event);
    const isInFact = words !== undefined && goToSoleFact(words, event);
    if (!isInFact || factWordsAt(event)) open(event);
  });
  on("focusout", (event) => {
    const words = lineAround(event);
    if (!words) return;
    const next = wordsWithin(event.relatedTarget);
    // The caret stays when the browser window loses the focus, and comes back from a click on the edge of a fact.
    const leave = () =>
      document.activeElement !== words &&
      events.leaveText(locationOf(words), next && locationOf(next));
    // Leaving a text may change the page under the pointer, so it waits for the end of the click.
    if (isPressed)
      document.addEventListener("pointerup", () => beforeNextKey(leave), { once: true });
    else leave();
  });
  listenToPointing(on, events);
  listenToWords(on, events);
  listenToKeys(on, events);
  return () => controller.abort();
}

function listenToPointing(on: Listen, events: PageEvents): void {
  on("pointerover", (event) => events.point(locationAt(event)));
  on("pointerout", ({ relatedTarget }) => {
    if (!relatedTarget) events.point(undefined);
  });
}

function listenToKeys(on: Listen, events: PageEvents): void {
  on("keydown", (event) => {
    const words = wordsAround(event);
    // Texts of one line have no line breaks.
    if (event.key === "Enter" && words && !isFormatted(words) && !event.defaultPrevented) {
      event.preventDefault();
      events.enter(locationOf(words));
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
    const words = lineAround(event);
    if (words) events.type(locationOf(words), sourceOf(words));
  });
  on("beforeinput", (event) => {
    const host = wordsAround(event);
    if (host && isFormatted(host) && !isEdited(host) && !factWordsAt(event))
      openAndType(host, event, events);
    const words = lineAround(event);
    if (!words) return;
    const range = removeBraces(words, event);
    if (range) events.askForFact((name, value) => insertFact(words, range, name, value));
  });
}

/** However a text got the focus, what is typed there is never only on the screen. */
function openAndType(host: HTMLElement, event: InputEvent, events: PageEvents): void {
  event.preventDefault();
  const release = holdTyping(event.inputType === "insertText" ? (event.data ?? "") : "");
  void events.open(host, locationOf(host)).then(() => release(isEdited(host)));
}

function locationAt(event: Event): SelectedLocation | undefined {
  const chosen = around(event, `[${factAttribute}], [${locationAttribute}], [${partAttribute}]`);
  const fact = chosen?.hasAttribute(factAttribute) ? shownFact(chosen) : undefined;
  if (fact) return { file: siteFile, path: ["facts", fact.name], clickedIn: fact.usedIn };
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

function wordsAround({ target }: Event): HTMLElement | undefined {
  return wordsWithin(target);
}

function wordsWithin(target: EventTarget | null): HTMLElement | undefined {
  return elementAround(target, `[${locationAttribute}]`);
}

/** The text of one line that an event happens in, but not in one of its facts. */
function lineAround(event: Event): HTMLElement | undefined {
  const words = wordsAround(event);
  return words && !isFormatted(words) && !factWordsAt(event) ? words : undefined;
}

/** The innermost matching element around an event's target. */
function around({ target }: Event, selector: string): HTMLElement | undefined {
  return elementAround(target, selector);
}

function elementAround(target: EventTarget | null, selector: string): HTMLElement | undefined {
  // Cast: these events happen to elements; the frame has its own classes, so `instanceof` doesn't work.
  return (target as Element | null)?.closest?.<HTMLElement>(selector) ?? undefined;
}

function isFormatted(words: Element): boolean {
  return words.hasAttribute(formattedAttribute);
}

/** A text is still edited when a drag that selects in it ends outside. */
function isEdited(focused: Element | null): boolean {
  return Boolean(focused?.closest(".ProseMirror"));
}

function locationOf(words: Element): Location {
  return locationFromKey(words.getAttribute(locationAttribute) ?? "");
}
