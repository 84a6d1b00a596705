// Keeps what is typed after a click on a button before the text that it is for is drawn.
import { isInText } from "./is-in-text.ts";

/** @returns a function that types it where the caret of a document is by then; without one, it is dropped */
export function holdLetters(): (into?: Document) => void {
  let held = "";
  const waiting = new AbortController();
  addEventListener(
    "keydown",
    (event) => {
      if (!isLetter(event) || isInText(event)) return;
      // No text begins with a space, which still presses a button.
      if (event.key === " " && held === "") return;
      event.preventDefault();
      event.stopImmediatePropagation();
      held += event.key;
    },
    { capture: true, signal: waiting.signal },
  );
  return (into) => {
    waiting.abort();
    if (held !== "") into?.execCommand("insertText", false, held);
  };
}

function isLetter(event: KeyboardEvent): boolean {
  const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
  // Some keyboards write letters with Ctrl and Alt together.
  return event.key.length === 1 && (!isShortcut || event.getModifierState("AltGraph"));
}
