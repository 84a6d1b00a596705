// What follows from a click or a move of the focus: it waits for the end of that event, but the author's next key never
// comes first.
import { shownPage } from "./find-element.ts";

/** A text also gets input without a key, such as from the keyboard of a phone. */
const kinds = ["keydown", "beforeinput"];

/**
 * Runs an action once the current event is over. On a busy device that can take so long that a key is pressed meanwhile:
 * then it runs first, because leaving a text would otherwise end the undo step that the key has begun in the next one.
 */
export function beforeNextKey(action: () => void): void {
  const waiting = new AbortController();
  const run = () => {
    clearTimeout(timer);
    waiting.abort();
    action();
  };
  const timer = setTimeout(run);
  for (const view of [window, shownPage()?.defaultView])
    for (const kind of kinds)
      view?.addEventListener(kind, run, { capture: true, signal: waiting.signal });
}
