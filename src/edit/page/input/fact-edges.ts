// Keeps the caret beside a fact when it comes to the fact's edge from the text around it: what is typed there is the
// text's, as in the panel's field.
import { anyFact, anyFactWords, soleFact } from "../facts/fact-element.ts";
import { locationAttribute } from "../../screen/page-elements/attributes.ts";
import { isAtEdge, leaveFact } from "../facts/fact-caret.ts";
import { factWordsAt } from "../facts/facts-on-page.ts";

/** Keys that move the caret to an end of a line or to another one, wherever that is. */
const farKeys = new Set(["Home", "End", "ArrowUp", "ArrowDown", "PageUp", "PageDown"]);

/** @param signal stops listening */
export function stayBesideFacts(page: Document, signal: AbortSignal): void {
  let isMoving = false;
  const options = { signal, capture: true };
  page.addEventListener(
    "keydown",
    (event) => (isMoving = farKeys.has(event.key) && !event.shiftKey && !factWordsAt(event)),
    options,
  );
  page.addEventListener("pointerdown", () => (isMoving = false), options);
  page.addEventListener("selectionchange", () => isMoving && leaveAtEdge(page), options);
  // The pointer may have selected some of its words.
  page.addEventListener("click", () => leaveAtEdge(page), options);
}

function leaveAtEdge(page: Document): void {
  const anchor = page.getSelection()?.anchorNode;
  const words = anchor?.parentElement?.closest(anyFactWords);
  const fact = words?.closest(anyFact);
  const text = words?.closest(`[${locationAttribute}]`);
  // A text that is only a fact has no room for a caret beside it, and a fact of one letter none within.
  if (!words || !fact || !text || soleFact(text) || (words.textContent ?? "").length < 2) return;
  const side = (["before", "after"] as const).find((each) => isAtEdge(words, each));
  if (side) leaveFact(fact, side);
}
