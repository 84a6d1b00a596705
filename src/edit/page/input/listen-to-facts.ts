// A fact among the words of a page: a press selects it there, a second one or Enter leads to where it is changed.
import { placeAttribute } from "../../screen/page-elements/attributes.ts";
import { chipAt, factOf, selectChip, selectedFact } from "./facts-on-page.ts";

/** @param signal ends it */
export function listenToFacts(
  document: Document,
  edit: (fact: string) => void,
  signal: AbortSignal,
): void {
  document.addEventListener(
    "click",
    (event) => {
      const chip = chipAt(event);
      const words = chip?.closest<HTMLElement>(`[${placeAttribute}]`);
      if (chip && words) selectChip(chip, words);
    },
    { signal },
  );
  document.addEventListener(
    "dblclick",
    (event) => {
      const chip = chipAt(event);
      if (chip) edit(factOf(chip));
    },
    { signal },
  );
  // Before a formatted text hears of them: a press would put the caret beside the fact or mark words, and Enter a line
  // in its place.
  const hold = (event: Event) => chipAt(event) && event.preventDefault();
  document.addEventListener("mousedown", hold, { signal, capture: true });
  const enter = (event: KeyboardEvent) => {
    const isInWords = document.activeElement?.hasAttribute(placeAttribute);
    const fact = event.key === "Enter" && isInWords ? selectedFact(document) : undefined;
    if (fact === undefined) return;
    event.preventDefault();
    edit(fact);
  };
  document.addEventListener("keydown", enter, { signal, capture: true });
}
