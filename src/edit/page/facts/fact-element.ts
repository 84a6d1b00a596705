// The element that shows a fact's value in a text. It is edited inside, apart from the text around it, so that the
// browser never removes or splits it while the author types, deletes or pastes in either.
import { factAttribute, locationAttribute } from "../../screen/page-elements/attributes.ts";

export const anyFact = `[${factAttribute}]`;

/** The part of the element that is edited. */
export const anyFactWords = `${anyFact} > [contenteditable]`;

export function createFact(document: Document, name: string, value: string): HTMLElement {
  const fact = document.createElement("span");
  fact.setAttribute(factAttribute, name);
  // In its own direction: in Arabic, a phone number would run the wrong way.
  fact.dir = "auto";
  fact.setAttribute("contenteditable", "false");
  const words = document.createElement("span");
  words.setAttribute("contenteditable", "plaintext-only");
  // The arrow keys lead from the text into its facts.
  words.tabIndex = -1;
  words.append(value);
  fact.append(words);
  return fact;
}

/** The fact of a text that is nothing else. */
export function soleFact(text: Element): HTMLElement | undefined {
  const fact = text.querySelector<HTMLElement>(anyFact);
  return fact && fact.textContent === text.textContent ? fact : undefined;
}

/** In a text that is only a fact, Tab goes to the fact: there is no room for a caret beside it. */
export function tabToSoleFacts(page: Element): void {
  for (const text of page.querySelectorAll<HTMLElement>(`[${locationAttribute}]`)) {
    const words = soleFact(text)?.querySelector<HTMLElement>(anyFactWords);
    if (!words) continue;
    text.tabIndex = -1;
    words.tabIndex = 0;
  }
}
