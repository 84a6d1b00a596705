// Handles facts in the text of a page: a click selects one; a double click or Enter goes to its field.
import { locationAttribute } from "../../screen/page-elements/attributes.ts";
import { chipAt, factOf, selectChip, selectedFact } from "./facts-on-page.ts";

/** @param signal stops listening */
export function listenToFacts(
  document: Document,
  edit: (fact: string) => void,
  signal: AbortSignal,
): void {
  document.addEventListener(
    "click",
    (event) => {
      const chip = chipAt(event);
      const words = chip?.closest<HTMLElement>(`[${locationAttribute}]`);
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
  // Runs before ProseMirror: a click would put the caret beside the fact or select text, and Enter would replace it
  // with a new line.
  const ignore = (event: Event) => chipAt(event) && event.preventDefault();
  document.addEventListener("mousedown", ignore, { signal, capture: true });
  const enter = (event: KeyboardEvent) => {
    const isInWords = document.activeElement?.hasAttribute(locationAttribute);
    const fact = event.key === "Enter" && isInWords ? selectedFact(document) : undefined;
    if (fact === undefined) return;
    event.preventDefault();
    edit(fact);
  };
  document.addEventListener("keydown", enter, { signal, capture: true });
}
