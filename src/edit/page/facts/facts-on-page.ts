// Reads the facts of a page: which one an event happens in, what it shows, and where it is used.
import { anyFact, anyFactWords } from "./fact-element.ts";
import { locationFromKey, locationKey, type FactInText } from "../../model/location.ts";
import {
  factAttribute,
  formattedAttribute,
  locationAttribute,
} from "../../screen/page-elements/attributes.ts";

/** The part of a fact that is edited, for an event in it. */
export function factWordsAt({ target }: Event): HTMLElement | undefined {
  // Cast: these events happen to elements; the frame has its own classes, so `instanceof` doesn't work.
  return (target as Element).closest?.<HTMLElement>(anyFactWords) ?? undefined;
}

/** A fact on the page. */
export interface ShownFact {
  name: string;
  usedIn: FactInText;
}

/** @param inside an element of the fact */
export function shownFact(inside: Element): ShownFact | undefined {
  const fact = inside.closest(anyFact);
  const name = fact?.getAttribute(factAttribute);
  const text = fact?.closest(`[${locationAttribute}]`);
  if (!fact || !text || name === undefined || name === null) return undefined;
  const alike = [...text.querySelectorAll(`[${factAttribute}="${CSS.escape(name)}"]`)];
  const usedIn = {
    text: locationFromKey(text.getAttribute(locationAttribute) ?? ""),
    isFormatted: text.hasAttribute(formattedAttribute),
    nth: alike.indexOf(fact),
  };
  return { name, usedIn };
}

/** The part of a fact that is edited. */
export function wordsOf(page: Document, { name, usedIn }: ShownFact): HTMLElement | undefined {
  const text = `[${locationAttribute}="${CSS.escape(locationKey(usedIn.text))}"]`;
  const alike = page.querySelectorAll(`${text} [${factAttribute}="${CSS.escape(name)}"]`);
  return alike[usedIn.nth]?.querySelector<HTMLElement>(anyFactWords) ?? undefined;
}

/** The value that the author has typed, on one line; a fact neither begins nor ends with a space. */
export function typedValue(words: Element): string {
  return (words.textContent ?? "").replaceAll(/\s*\n\s*/g, " ").trim();
}

/** Highlights every use of the selected fact. */
export function markFact(page: Document, selected: string | undefined): void {
  for (const fact of page.querySelectorAll(anyFact))
    fact.classList.toggle("selected-fact", fact.getAttribute(factAttribute) === selected);
}
