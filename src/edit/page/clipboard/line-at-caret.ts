// The text of one line that something is pasted into, on the page or in the panel.
import { namedFact } from "../../../content/resolve/facts.ts";
import { locationFromKey, type Location } from "../../model/location.ts";
import type { Facts } from "../../model/read-facts.ts";
import { formattedAttribute, locationAttribute } from "../../screen/page-elements/attributes.ts";
import { anyFactWords, createFact } from "../facts/fact-element.ts";
import { insertAtCaret } from "../facts/plain-text.ts";
import { typeInto } from "./paste-again.ts";

/** A text of one line with the caret. */
export interface Line {
  location: Location;
  /** What is typed next replaces all of it. */
  selectAll: () => void;
  /** Types at the caret. */
  type: (text: string) => void;
}

/** The fact or the text of one line that an event happens in. */
export function wordsOnPage({ target }: Event): HTMLElement | undefined {
  const words = elementAt(target).closest?.<HTMLElement>(`${anyFactWords}, [${locationAttribute}]`);
  return words && !words.hasAttribute(formattedAttribute) ? words : undefined;
}

/** Formatted texts have lists of their own. */
export function lineOnPage(event: Event, facts: Facts): Line | undefined {
  const words = wordsOnPage(event);
  if (!words?.hasAttribute(locationAttribute)) return undefined;
  const location = locationFromKey(words.getAttribute(locationAttribute) ?? "");
  return {
    location,
    selectAll: () => words.ownerDocument.getSelection()?.selectAllChildren(words),
    type: (text) => typeOnPage(words, text, facts),
  };
}

/** A fact that was copied is drawn as one, because typing doesn't redraw a text. A fact has no facts in it. */
export function typeOnPage(words: HTMLElement, text: string, facts: Facts): void {
  const document = words.ownerDocument;
  const inserted = document.createDocumentFragment();
  for (const [index, part] of text.split(namedFact).entries()) {
    // What the pattern captures, the name of a fact, is every other part.
    const isDrawn = index % 2 === 1 && !words.matches(anyFactWords);
    const value = isDrawn ? facts[part] : undefined;
    const written = index % 2 === 1 ? `{{facts.${part}}}` : part;
    if (value !== undefined) inserted.append(createFact(document, part, value));
    else if (written !== "") inserted.append(written);
  }
  insertAtCaret(words, inserted);
}

/** Pasting happens to elements; the frame has its own classes, so `instanceof` doesn't work. */
export function elementAt(
  target: EventTarget | null,
): Partial<Pick<Element, "closest" | "ownerDocument">> {
  return target as Element;
}

/** The location of the panel's field that an event happens in. */
export function fieldAt(target: EventTarget | null, file: string): Location | undefined {
  const field = elementAt(target).closest?.<HTMLElement>(".field[data-pointer]");
  const pointer = field?.dataset["pointer"];
  return pointer === undefined ? undefined : locationFromKey(file + pointer);
}

/** Only a field of one line: those of several lines are formatted texts, which keep a list as it was pasted. */
export function lineInPanel({ target: input }: Event, file: string): Line | undefined {
  if (!(input instanceof HTMLInputElement) || input.type !== "text") return undefined;
  const location = fieldAt(input, file);
  if (!location) return undefined;
  return {
    location,
    selectAll: () => input.select(),
    type: (text) => typeInto(input, text),
  };
}
