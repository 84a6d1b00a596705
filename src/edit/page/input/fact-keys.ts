// The keys that move the caret from a text into a fact, and from a fact into the text around it.
import { anyFact } from "../facts/fact-element.ts";
import { formattedAttribute, locationAttribute } from "../../screen/page-elements/attributes.ts";
import { enterFact, factBeside, isAtEdge, leaveFact, type Side } from "../facts/fact-caret.ts";
import { factWordsAt } from "../facts/facts-on-page.ts";

const arrows = new Set(["ArrowLeft", "ArrowRight"]);
/** Keys that do the same in a text as at the edge of a fact. */
const edgeKeys = new Set([...arrows, "Home", "End", "Backspace", "Delete"]);
/** In a formatted text, these never stay in a fact: it has only one line. */
const lineKeys = new Set(["ArrowUp", "ArrowDown", "Enter"]);

/** Handles a key before ProseMirror does, which would select the fact as a whole. */
export function moveBetweenFactAndText(event: KeyboardEvent): void {
  if (event.defaultPrevented || event.isComposing) return;
  if (event.shiftKey || event.altKey || event.metaKey) return;
  const words = factWordsAt(event);
  if (words) leaveByKey(words, event);
  else if (arrows.has(event.key)) enterByKey(event);
}

function leaveByKey(words: HTMLElement, event: KeyboardEvent): void {
  const text = words.closest<HTMLElement>(`[${locationAttribute}]`);
  const fact = words.closest(anyFact);
  if (!text || !fact) return;
  const side = sideOf(event.key, words);
  const isLineKey = lineKeys.has(event.key) && text.hasAttribute(formattedAttribute);
  if (!isLineKey && !(edgeKeys.has(event.key) && isAtEdge(words, side))) return;
  leaveFact(fact, side);
  // With an arrow key, leaving the fact is the step. A formatted text that isn't open yet takes no other keys.
  const isClosed = text.hasAttribute(formattedAttribute) && !text.matches(".ProseMirror");
  if (arrows.has(event.key) || isClosed) return event.preventDefault();
  // Anything else happens in the text. ProseMirror ignores the keys of a fact, so it gets one of its own.
  const isHandled = !text.dispatchEvent(new KeyboardEvent("keydown", event));
  if (isHandled) event.preventDefault();
}

function enterByKey(event: KeyboardEvent): void {
  // Cast: keys happen to elements; the frame has its own classes, so `instanceof` doesn't work.
  const text = (event.target as Element).closest?.(`[${locationAttribute}]`);
  const side = text ? sideOf(event.key, text) : "after";
  const fact = text && factBeside(text, side);
  if (!fact) return;
  event.preventDefault();
  enterFact(fact, side === "after" ? "before" : "after");
}

/** The side that a key moves to or acts on. */
function sideOf(key: string, element: Element): Side {
  const view = element.ownerDocument.defaultView;
  const isReversed = arrows.has(key) && view?.getComputedStyle(element).direction === "rtl";
  const isBefore = ["ArrowLeft", "ArrowUp", "Home", "Backspace"].includes(key);
  return isBefore === isReversed ? "after" : "before";
}
